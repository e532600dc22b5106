// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EnquiryForm } from './EnquiryForm.tsx';

const build = (delivery: { mode?: 'assumed' | 'confirmed' } = {}) => (
  <EnquiryForm
    {...delivery}
    endpoint="https://skjema.example/f/test"
    title="Send oss en melding"
    messageHint="Fortell."
    firm={{ email: 'post@firma.example', phone: '00 00 00 00' }}
    referencePrefix="EB"
  />
);
let form = build();
const answer = vi.fn<(response?: Response) => void>();
const fail = vi.fn<(error: Error) => void>();
const fetch = vi.fn(
  () =>
    new Promise<Response>((resolve, reject) => {
      answer.mockImplementation((response = new Response()) => resolve(response));
      fail.mockImplementation(reject);
    }),
);

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetch.mockClear());
  sessionStorage.clear();
  open();
});

/** Opens a page with the form as it is built; the earlier page is gone. */
function open(delivery?: Parameters<typeof build>[0]) {
  act(() => root?.unmount());
  root = undefined;
  form = build(delivery);
  document.body.innerHTML = `<main>${renderToString(form)}</main>`;
}

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const find = <T extends Element = HTMLInputElement>(selector: string) => document.querySelector<T>(selector)!;
const text = (selector: string) => find(selector)?.textContent;
const hydrate = () => act(() => (root = hydrateRoot(find('main'), form)));
const submit = () =>
  act(() =>
    find<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

function write(name: string, value: string | boolean) {
  const field = find(`[name="${name}"]`);
  if (typeof value === 'boolean') field.checked = value;
  else field.value = value;
  act(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

function fill() {
  write('name', 'Kari Nordmann');
  write('email', 'kari@eksempel.example');
  write('message', 'Vi vil ha nytt bad.');
  write('consent', true);
}

test('a notice that is said again stands in new elements, which are announced again', async () => {
  await hydrate();
  await submit();
  const first = find('[role="alert"] p');
  await submit();
  expect(text('[role="alert"]')).toContain('Samtykke påkrevd');
  expect(find('[role="alert"] p')).not.toBe(first);
});

const panel = () => text('[aria-label="Hva skjedde med meldingen"]');
const press = (label: string) =>
  act(() =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click(),
  );

test('where the browser does not copy, the text is shown and selected', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await hydrate();
  fill();
  await submit();
  await act(() => fail(new TypeError('Failed to fetch')));
  await press('Kopier teksten');
  const field = find<HTMLTextAreaElement>('textarea[readonly]');
  expect(field.value).toContain('Vi vil ha nytt bad.');
  expect(field.selectionEnd - field.selectionStart).toBe(field.value.length);
});

test('a filled trap asks, loses nothing and sends when a person answers', async () => {
  await hydrate();
  fill();
  find('[name="kontrollsvar"]').value = 'Kjøp billig';
  await submit();
  expect(fetch).not.toHaveBeenCalled();
  expect(panel()).toContain('Er du et menneske?');
  expect(find('[name="message"]').value).toBe('Vi vil ha nytt bad.');
  await press('Tøm feltet og send');
  expect(fetch).toHaveBeenCalledOnce();
  const [, init] = fetch.mock.calls[0] as unknown as Parameters<typeof globalThis.fetch>;
  expect([...(init!.body as FormData).keys()]).toEqual(['name', 'email', 'phone', 'message', 'consent']);
});

test('the trap is not in the page that is built, and no one reaches or hears it', async () => {
  expect(find('[name="kontrollsvar"]')).toBeNull();
  await hydrate();
  const trap = find('[name="kontrollsvar"]');
  expect(trap.type).toBe('text');
  expect(trap.tabIndex).toBe(-1);
  expect(trap.autocomplete).toBe('off');
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('what was typed before fills what is empty, not what was typed in the meantime', async () => {
  await hydrate();
  fill();
  open();
  find('[name="email"]').value = 'ny@eksempel.example';
  await hydrate();
  expect(find('[name="name"]').value).toBe('Kari Nordmann');
  expect(find('[name="email"]').value).toBe('ny@eksempel.example');
});

describe('confirmed', () => {
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const referenceSent = (turn: number) => {
    const [, init] = fetch.mock.calls[turn] as unknown as Parameters<typeof globalThis.fetch>;
    return (init!.body as FormData).get('reference') as string;
  };
  const settle = (response: Response) =>
    act(async () => {
      await vi.waitFor(() => expect(answer.getMockImplementation()).toBeDefined());
      answer(response);
    });

  beforeEach(async () => {
    answer.mockReset();
    open({ mode: 'confirmed' });
    await hydrate();
    fill();
  });

  /** Sends and lets the provider answer. */
  async function sendAnd(response: Response) {
    const calls = fetch.mock.calls.length;
    await submit();
    await vi.waitFor(() => expect(fetch.mock.calls.length).toBe(calls + 1));
    await settle(response);
  }

  test('the reference survives a reload, and ends with its enquiry', async () => {
    await sendAnd(json({}, 500));
    open({ mode: 'confirmed' });
    await hydrate();
    write('consent', true);
    await sendAnd(json({ ok: true }));
    expect(referenceSent(1)).toBe(referenceSent(0));
    fill();
    await sendAnd(json({ ok: true }));
    expect(referenceSent(2)).not.toBe(referenceSent(0));
  });

  test('a refused field says so until it is changed', async () => {
    await sendAnd(json({ ok: false, errors: [{ field: 'email' }] }, 422));
    expect(document.activeElement).toBe(find('[name="email"]'));
    expect(text('#skjema-email-feil')).toBe('Skjematjenesten godtok ikke dette. Se over feltet.');
    expect(text('[role="alert"]')).toBe('');
    expect(panel()).toContain('Meldingen ble ikke tatt imot');
    write('email', 'kari@annen.example');
    expect(text('#skjema-email-feil')).toBe('');
  });
});
