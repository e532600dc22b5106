// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { exampleSnapshot } from '../../../tests/editor/draft.ts';
import { fileNode, formFieldsOf } from '../../content/fieldTree.ts';
import { elementOf, sourceAt, sourcesOf } from './sources.ts';

const { values } = exampleSnapshot();
const fill = (text: string) =>
  text.replace('{ansatt 2}', 'Kari Nordmann').replace('{telefon}', '00 00 00 00');

/** The fields of these forms; the first one is open. */
const open = (...files: string[]) =>
  sourcesOf(
    files.flatMap((file) => formFieldsOf(fileNode(file, values[file]))),
    fill,
  );

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('[data-press]') ?? document.body;
};

test.each([
  [
    'one of two equal numbers, by the name beside it',
    ['about.yaml', 'staff.yaml', 'firm.yaml'],
    '<ul><li>Ola Nordmann <a>00 00 00 00</a></li><li>Kari Nordmann <a data-press>00 00 00 00</a></li></ul>',
    ['staff.yaml', 'staff', 1, 'phone'],
  ],
  [
    'a name that is a fact, in the form that is open',
    ['about.yaml', 'staff.yaml'],
    '<p><b data-press>Kari Nord\u00admann</b></p>',
    ['about.yaml', 'contacts', 1, 'name'],
  ],
  [
    'a value with words before it',
    ['firm.yaml'],
    '<p data-press>Org.nr. 000 000 000</p>',
    ['firm.yaml', 'organisationNumber'],
  ],
  [
    'a part of the statement, by the heading before it',
    ['personvern.md'],
    '<div class="statement"><h2>Sikkerhet</h2><p>…</p><h2>Er det frivillig?</h2><p data-press>Ja</p></div>',
    ['personvern.md', 'body', 3],
  ],
])('a press finds %s', (_, files, html, [file, ...field]) => {
  const target = show(html);
  expect(sourceAt(target, open(...files))?.source).toMatchObject({ file, field });
});

test('what a field says is found on the page', () => {
  show('<li>Ola Nordmann <a>00 00 00 00</a></li><li>Kari Nordmann <a id="kari">00 00 00 00</a></li>');
  const sources = open('staff.yaml');
  const phone = sources.find(({ field }) => field.join() === 'staff,1,phone');
  expect(phone && elementOf(phone, document, sources)?.id).toBe('kari');
});
