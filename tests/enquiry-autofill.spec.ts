import type { Page } from '@playwright/test';
import { enquiry, openForm } from './support/enquiry.ts';
import { launchOptions } from './support/full-chromium.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions });

const address = {
  NAME_FULL: 'Kåre Ødegård',
  COMPANY_NAME: 'Ødegård AS',
  ADDRESS_HOME_STREET_ADDRESS: 'Eksempelveien 1',
  ADDRESS_HOME_ZIP: '0001',
  PHONE_HOME_WHOLE_NUMBER: '+47 22 00 00 00',
  EMAIL_ADDRESS: 'kare@eksempel.example',
};

/** Chooses an address in the field for the name, as a visitor does from the browser's list. */
async function autofill(page: Page) {
  const session = await page.context().newCDPSession(page);
  const isThere = await session.send('Autofill.enable').catch(() => false);
  test.skip(isThere === false, 'Chromium’s small headless build has no autofill.');
  const { root } = await session.send('DOM.getDocument');
  const selector = '#skjema-name';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  await press(page.locator(selector));
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }));
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
}

test('what the browser fills in counts', async ({ page, inbox }) => {
  const { name, email, phone, message, consent, button, hint, success } = await openForm(page);
  await autofill(page);
  await expect(name).toHaveValue('Kåre Ødegård');
  await expect(email).toHaveValue('kare@eksempel.example');
  await expect(phone).toHaveValue('+4722000000');
  for (const field of [name, email, phone])
    expect(await field.evaluate((input) => input.matches(':autofill'))).toBe(true);
  await expect(hint).toHaveText('Fyll ut melding, og kryss av for samtykke, så kan du sende.');
  await message.fill(enquiry.message);
  await press(consent);
  await press(button);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(inbox.messages()).toHaveLength(1);
});
