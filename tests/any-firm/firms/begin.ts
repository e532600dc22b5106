import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, expect, type Page } from '@playwright/test';
import { findFreePort } from '../../../tools/shared/port.ts';
import { launchOptions } from '../../support/full-chromium.ts';
import { Guard } from '../../support/guard.ts';
import { copyProject, startScript } from '../../support/project-copy.ts';
import type { Plan } from './plans.ts';

/** What the owner writes or chooses, by the end of the way to a field; anything else is not needed. */
const answersOf = ({ facts, tagline }: Plan): Record<string, string> => ({
  Firmanavn: facts.name,
  Kortnavn: facts.shortName,
  Organisasjonsnummer: facts.organisationNumber.replaceAll(' ', ''),
  'Daglig leder': facts.managingDirector,
  Telefon: facts.phone.replaceAll(' ', ''),
  'E-post': facts.email,
  Gateadresse: facts.street,
  Postnummer: facts.postcode,
  Poststed: facts.city,
  Nettsted: facts.website.replace('https://', ''),
  Slagord: tagline,
  'Hvem som tar imot meldingene': 'Formspree',
  'Kontaktskjemaet → Overføring ut av EØS': 'USA, etter EUs standardkontrakter',
  'Hvem nettsiden ligger hos': 'Cloudflare',
  'Hvor lenge vi lagrer': '12 måneder',
});

/**
 * Takes a firm from an empty folder to content without gaps, on a phone and by the editor alone: opens what
 * «Dette mangler» lists until nothing is left, and saves.
 *
 * @param content where the firm's content is copied to
 */
export async function beginInEditor(content: string, plan: Plan): Promise<void> {
  const around = mkdtempSync(join(tmpdir(), 'rediger-'));
  const project = join(around, 'project');
  copyProject(project);
  rmSync(join(project, 'content'), { recursive: true, force: true });
  const port = await findFreePort(4950);
  const command = startScript(project, 'rediger', { PORT: port });
  const browser = await chromium.launch(launchOptions);
  try {
    await expect.poll(command.output, { timeout: 180_000 }).toContain('Stopp med Ctrl-C');
    const [, address = ''] = /Rediger:\s+(\S+)/.exec(command.output()) ?? [];
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const guard = new Guard([new URL(address).origin]);
    await guard.watch(context);
    const page = await context.newPage();
    await page.goto(address);
    await fillInAll(page, answersOf(plan));
    expect(existsSync(join(project, 'content'))).toBe(false);
    await page.getByRole('button', { name: /^Lagre/ }).tap();
    await expect(page.getByText('Lagret på denne maskinen.')).toBeVisible({ timeout: 20_000 });
    guard.check();
    cpSync(join(project, 'content'), content, { recursive: true });
  } finally {
    await browser.close();
    await command.stop();
    await pause(500);
    rmSync(around, { recursive: true, maxRetries: 10 });
  }
}

/** Answers what is listed, from the top, until nothing is missing. */
async function fillInAll(page: Page, answers: Record<string, string>) {
  const list = page.getByRole('region', { name: 'Dette mangler' });
  const item = list.getByRole('listitem').first();
  const read = () => list.innerText({ timeout: 1000 }).catch(() => '');
  await list.waitFor();
  while (await list.isVisible()) {
    const [before, written] = [await read(), await item.getByRole('link').innerText()];
    const [way = ''] = written.split('\n');
    const [, answer] = Object.entries(answers).find(([name]) => way.endsWith(name)) ?? [];
    if (answer === undefined) await item.getByRole('button', { name: 'Trenger vi ikke' }).tap();
    else {
      await item.getByRole('link').tap();
      await write(page, answer);
      await page.getByRole('link', { name: 'Tilbake' }).tap();
      // While the list is on its way, it reads as an empty one.
      await page.getByRole('link', { name: 'Firmaet', exact: true }).waitFor();
    }
    await expect.poll(read, { message: way }).not.toBe(before);
  }
}

/** Writes into the field that has the focus, over what is selected, or chooses. */
async function write(page: Page, answer: string) {
  // Until the form is there, the pressed link has the focus.
  const focused = page.locator(':is(input, textarea, select):focus');
  if (await focused.evaluate((field) => field.matches('select'))) await focused.selectOption(answer);
  else await page.keyboard.type(answer);
  if (answer === 'Formspree')
    await page.getByLabel('Adressen til skjemaet').fill('formspree.io/f/firmaskjema');
}
