import type { Request } from '@playwright/test';
import { readBuildRecord } from '../../src/pipeline/build-record.ts';
import { answerPosts, fillAndSend, openForm, provider, sent } from '../support/enquiry.ts';
import { expect, test } from '../support/test.ts';

const { formEndpoint } = readBuildRecord();

test('an enquiry goes to the provider of this build with all that it needs', async ({ page }) => {
  const posts: Request[] = [];
  await answerPosts(page, async (route) => {
    posts.push(route.request());
    await provider.accepts(route);
  });
  const { success } = await openForm(page);
  await fillAndSend(page);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(posts).toHaveLength(1);
  const post = posts[0]!;
  expect(new URL(post.url()).href).toBe(new URL(formEndpoint).href);
  expect(post.method()).toBe('POST');
  const body = new Response(new Uint8Array(post.postDataBuffer()!), { headers: post.headers() });
  const fields = await body.formData();
  expect(Object.fromEntries(fields)).toMatchObject(sent);
  if (new URL(formEndpoint).hostname === 'api.web3forms.com') expect(fields.get('access_key')).toMatch(/\S/);
});
