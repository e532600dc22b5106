import type { Request } from '@playwright/test';
import { readBuildRecord } from '../../build/build-record.ts';
import { answerPosts, enquiry, fillAndSend, openForm, provider } from '../support/enquiry.ts';
import { expect, test } from '../support/test.ts';

const { formEndpoint, formMode } = readBuildRecord();

/** The value of a field in a multipart body. */
const field = (request: Request, name: string) =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([^]*?)\\r\\n--`).exec(request.postDataBuffer()!.toString())?.[1];

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
  const [post] = posts;
  expect(new URL(post!.url()).href).toBe(new URL(formEndpoint).href);
  expect(post!.method()).toBe('POST');
  for (const name of ['name', 'email', 'phone'] as const) expect(field(post!, name)).toBe(enquiry[name]);
  expect(field(post!, 'message')).toBe(enquiry.message.replaceAll('\n', '\r\n'));
  expect(field(post!, 'consent')).toBe('true');
  if (new URL(formEndpoint).hostname === 'api.web3forms.com')
    expect(field(post!, 'access_key')).toMatch(/\S/);
  if (formMode === 'confirmed') expect(field(post!, 'reference')).toMatch(/\S/);
});
