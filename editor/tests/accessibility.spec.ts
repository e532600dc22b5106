import { findViolations } from '../../tests/accessibility/axe.ts';
import { formAddress } from '../content/addresses.ts';
import { expect, test } from './test.ts';

/** Good practice that Keystatic's frame around the forms falls short of; no criterion of WCAG. */
const ofTheFrame = /^(region|page-has-heading-one): /;

for (const file of ['firm.yaml', 'about.yaml', 'hero.yaml', 'personvern.md', 'projects/proj3/project.yaml']) {
  test(`the form of ${file} has no fault that axe knows of`, async ({ page }) => {
    await page.goto(formAddress(file));
    await expect(page.locator('.felt').first()).toBeVisible();
    const violations = await findViolations(page);
    expect(violations.filter((violation) => !ofTheFrame.test(violation))).toEqual([]);
  });
}
