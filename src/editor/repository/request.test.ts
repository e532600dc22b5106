// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answerRequests } from '../../../tests/editor/request.ts';
import { send } from './request.ts';

test('a save does not wait for pictures that are being read', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<Response>();
  answerRequests(({ method }) =>
    method === 'PATCH' ? new Response('{}') : held.then((each) => each.clone()),
  );
  const pictures = Array.from({ length: 20 }, () => send('http://git.example/picture'));
  expect((await send('http://git.example/', { method: 'PATCH', body: '{}' })).status).toBe(200);
  answer(new Response(''));
  await Promise.all(pictures);
}, 5000);
