import { decline } from './support/consent.ts';
import { enquiry, fill, openForm } from './support/enquiry.ts';
import { gallery, leavingForPicture, openProjects, project } from './support/gallery.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

/*
 * Hydrated components that throw in the visitor's browser, because something that they call is broken or
 * missing. Their prerendered HTML stays usable, and so does the rest of the page.
 */

const broken = /Deliberate|is not a constructor/;

test.beforeEach(({ guard }) => guard.allow(broken));

/** Removes what the form's hint is made with: the form throws as soon as a field is missing again. */
const breakHint = () => Reflect.deleteProperty(Intl, 'ListFormat');

/** Makes the gallery's library throw where it measures its room. */
const breakMeasuring = () => {
  window.ResizeObserver = function () {
    throw new Error('Deliberate: no measuring.');
  } as unknown as typeof ResizeObserver;
};

test('the form breaks while it is filled in: phone and e-mail replace it, and a reload restores the text', async ({
  page,
}) => {
  const { name, message } = await openForm(page);
  await fill(page);
  await page.evaluate(breakHint);
  await message.fill(enquiry.message.slice(0, 10));
  const panel = page.getByRole('alert').filter({ hasText: 'Noe gikk galt i skjemaet' });
  await expect(panel).toBeHidden();
  await name.fill('');
  await expect(panel.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:\+47/);
  await expect(panel.getByRole('link', { name: 'Skriv e-post' })).toHaveAttribute('href', /^mailto:/);
  // The rest of the page is as it was.
  await decline(page);
  await page.reload();
  await page.locator('#skjema[novalidate]').waitFor();
  await expect(message).toHaveValue(enquiry.message.slice(0, 10));
});

test('the gallery breaks: the picture opens by its link, and the way back leads to the page', async ({
  page,
  guard,
}) => {
  guard.allow(leavingForPicture);
  // Chromium's own page around a picture has style attributes.
  guard.allow(/style-src/);
  await openProjects(page);
  await page.evaluate(breakMeasuring);
  const link = project(page, 'Lyst familiebad med eik');
  const href = (await link.getAttribute('href'))!;
  await press(link);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(gallery(page).dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Lyst familiebad med eik' })).toBeAttached();
  expect(await page.evaluate(() => history.state)).toBeNull();
});
