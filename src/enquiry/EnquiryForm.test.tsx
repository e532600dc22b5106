// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnquiryForm } from './EnquiryForm.tsx';

const form = (
  <EnquiryForm endpoint="https://skjema.example/f/test" title="Send oss en melding" messageHint="Fortell." />
);
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
  document.body.innerHTML = `<main>${renderToString(form)}</main>`;
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
});

const find = <T extends Element = HTMLInputElement>(selector: string) => document.querySelector<T>(selector)!;
const button = () => find<HTMLButtonElement>('[type="submit"]');
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

test('as built, the form posts natively and nothing is said yet', () => {
  const { attributes } = find('form');
  expect(attributes.getNamedItem('action')?.value).toBe('https://skjema.example/f/test');
  expect(attributes.getNamedItem('method')?.value).toBe('post');
  expect(attributes.getNamedItem('enctype')?.value).toBe('multipart/form-data');
  expect(find<HTMLFormElement>('form').hasAttribute('novalidate')).toBe(false);
  expect(button().disabled).toBe(false);
  expect(find('#skjema-mangler')).toBeNull();
  expect(text('[role="status"]')).toBe('');
  expect(text('[role="alert"]')).toBe('');
});

test('what was typed before the script arrived is kept and counted', async () => {
  find('[name="name"]').value = 'Kari';
  find('[name="consent"]').checked = true;
  await hydrate();
  expect(find('[name="name"]').value).toBe('Kari');
  expect(text('#skjema-mangler')).toBe('Før du kan sende, mangler vi e-post og melding.');
  expect(button().disabled).toBe(true);
});

test('what the browser restores later is counted when the page shows', async () => {
  await hydrate();
  find('[name="name"]').value = 'Kari';
  act(() => window.dispatchEvent(new Event('pageshow')));
  expect(text('#skjema-mangler')).toBe('Før du kan sende, mangler vi e-post, melding og samtykke.');
});

test.each(['name', 'email', 'message'])('the button is disabled while %s is empty', async (name) => {
  await hydrate();
  fill();
  expect(button().disabled).toBe(false);
  write(name, '  ');
  expect(button().disabled).toBe(true);
});

test('a submit without consent is stopped with its notice, and again with each attempt', async () => {
  await hydrate();
  fill();
  write('consent', false);
  expect(button().disabled).toBe(true);
  await submit();
  expect(text('[role="alert"]')).toBe('Samtykke påkrevdDu må godta at opplysningene brukes til kontakt.');
  const first = find('[role="alert"] p');
  await submit();
  expect(find('[role="alert"] p')).not.toBe(first); // New nodes are announced again.
  expect(document.activeElement).toBe(find('[name="consent"]'));
  expect(fetch).not.toHaveBeenCalled();
});

test('a submit with a wrong field is stopped and leads to the field', async () => {
  await hydrate();
  fill();
  write('email', 'kari');
  expect(button().disabled).toBe(false);
  expect(text('#skjema-mangler')).toBe('Skriv en e-postadresse med @.');
  await submit();
  const field = find('[name="email"]');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(text(`#${field.getAttribute('aria-describedby')}`)).toBe('Skriv en e-postadresse med @.');
  expect(fetch).not.toHaveBeenCalled();
});

test('a field is invalid only after it was tried', async () => {
  await hydrate();
  const field = find('[name="name"]');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  field.focus();
  await act(() => field.blur());
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(text('#skjema-name-feil')).toBe('Skriv navnet ditt.');
  write('name', 'Kari');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('a success empties the form and says thank you', async () => {
  await hydrate();
  fill();
  await submit();
  expect(button().textContent).toBe('Sender…');
  expect(button().disabled).toBe(true);
  expect(find('[name="message"]').readOnly).toBe(true);
  await act(() => answer());
  expect(text('[role="status"]')).toBe('Takk for din henvendelse!Vi tar kontakt så snart som mulig.');
  expect(['name', 'email', 'message'].map((name) => find(`[name="${name}"]`).value)).toEqual(['', '', '']);
  expect(find('[name="consent"]').checked).toBe(false);
  expect(button().textContent).toBe('Send melding');
  expect(button().disabled).toBe(true);
});

test('a failure keeps everything, and the notice stays until it is closed', async () => {
  await hydrate();
  fill();
  await submit();
  await act(() => fail(new TypeError('Failed to fetch')));
  expect(text('[role="alert"]')).toBe(
    'Noe gikk galtDet oppstod en feil ved sending av meldingen. Prøv igjen senere.',
  );
  expect(find('[name="message"]').value).toBe('Vi vil ha nytt bad.');
  expect(find('[name="consent"]').checked).toBe(true);
  expect(button().disabled).toBe(false);
  act(() => find<HTMLButtonElement>('[aria-label="Lukk melding"]').click());
  expect(text('[role="alert"]')).toBe('');
  expect(document.activeElement).toBe(button());
});

test('a storm of submits sends once', async () => {
  await hydrate();
  fill();
  for (let turn = 0; turn < 5; turn++) await submit();
  expect(fetch).toHaveBeenCalledOnce();
});

test('a page that comes back while it was sending is usable again', async () => {
  await hydrate();
  fill();
  fetch.mockImplementationOnce(
    (...[, init]: Parameters<typeof globalThis.fetch> | []) =>
      new Promise((_resolve, reject) =>
        init!.signal!.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  await submit();
  await act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(button().disabled).toBe(false);
  expect(text('[role="alert"]')).toContain('Noe gikk galt');
});
