import { expect, type Page, test } from '@playwright/test';
import { startInbox } from '../../tools/inbox/server.ts';
import { findDead, sweptSizes } from '../support/dead.ts';
import { enquiry } from '../support/enquiry.ts';
import { formEndpoint } from '../support/inbox.ts';
import { startWebKit } from './webkitgtk.ts';

// One after the other, in one inbox: the form sends to the port that the build knows.
test.describe.configure({ mode: 'default', timeout: 60_000 });

let webkit: Awaited<ReturnType<typeof startWebKit>>;
let inbox: Awaited<ReturnType<typeof startInbox>>;
test.beforeAll(async () => {
  inbox = await startInbox({ port: Number(new URL(formEndpoint).port), file: ':memory:' });
});
test.afterAll(() => inbox.close());
// A browser of its own for each: nothing is stored that another has answered.
test.beforeEach(async () => {
  webkit = await startWebKit();
  await expect(webkit.start).toPass();
});
test.afterEach(() => webkit.close());

const settings = '[data-consent-control=""]';
type Steps = [selector: string, text?: string][];
const toForm: Steps = [
  ['section [data-consent-control="declined"]'],
  ['#skjema-name'],
  ['#skjema[novalidate] #skjema-email'],
];
const mistaken: Steps = [...toForm, ['#skjema-email', 'kare'], ['#skjema-name']];
const filled = Object.entries(enquiry).map(([name, text]): Steps[0] => [`#skjema-${name}`, text]);
const sending: Steps = [...toForm, ...filled, ['#skjema-consent', ' '], ['#skjema [type="submit"]']];

/** The way to each state by what is pressed or typed in, the part of the page that it is about, and what shows then. */
const states: [name: string, steps: Steps, part: string, shown: string][] = [
  ['home with the banner', [], 'body', '#hjem'],
  ['privacy', [['footer a[href="/personvern"]']], 'body', '[data-header="solid"]'],
  ['consent settings', [[settings]], 'dialog', 'dialog[open]'],
  ['gallery', [['#prosjekter h3 a']], '#galleri', '.yarl__slide_current'],
  ['form with errors', mistaken, '#kontakt', '[aria-invalid="true"]'],
  ['form that failed', sending, '#kontakt', '[data-notice="error"]'],
  ['form that was sent', sending, '#kontakt', '[data-notice="success"]'],
  ['map', [[`#kontakt ${settings}`], ['dialog [data-consent-control="accepted"]']], '#kontakt', 'iframe'],
  ['menu', [['[popovertarget]']], 'header', ':popover-open'],
];

for (const [name, steps, part, shown] of states) {
  test(`what looks as if it could be pressed can be: ${name}`, async () => {
    const resize = (size: readonly [number, number]) =>
      expect.poll(() => webkit.resize(...size)).toEqual(size);
    const sizes = sweptSizes.filter(([width]) => name !== 'menu' || width < 1024);
    const mode = name === 'form that failed' ? 'refuse' : 'off';
    await fetch(`${inbox.url}/fail`, { method: 'POST', body: new URLSearchParams({ mode }) });
    await webkit.goto(process.env['TEST_SITE']!);
    await resize(sizes.at(-1)!);
    // The driver goes to an element by script, which in the first moment of a visit ends elsewhere (docs/decisions/18).
    await expect.poll(() => webkit.evaluate('() => document.getAnimations().length')).toBe(0);
    for (const [selector, text] of steps)
      await expect(() => (text ? webkit.type(selector, text) : webkit.press(selector))).toPass();
    await expect
      .poll(() => webkit.evaluate((css: string) => !!document.querySelector(css), shown))
      .toBe(true);
    for (const size of sizes) {
      await resize(size);
      expect.soft(await findDead(webkit as unknown as Page, part), `at ${size}`).toEqual([]);
    }
  });
}
