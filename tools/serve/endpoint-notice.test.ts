import { expect, it } from 'vitest';
import { endpointNotice } from './endpoint-notice.ts';

it('says nothing where the form sends to the inbox', () => {
  expect(endpointNotice('http://localhost:4322', 4322)).toBeUndefined();
  expect(endpointNotice('http://127.0.0.1:4322/?fail=500', 4322)).toBeUndefined();
});

it('says so where the build was made for another inbox port, and what to do', () => {
  const notice = endpointNotice('http://localhost:4322', 5000);
  expect(notice).toContain('http://localhost:4322');
  expect(notice).toContain('INBOX_PORT=5000 npm run build');
});

it('says so where the form sends to a provider', () => {
  expect(endpointNotice('https://formspree.io/f/abc', 4322)).toContain(
    'https://formspree.io, ikke til innboksen',
  );
});
