import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '@playwright/test';
import { endOfDay, startOfDay } from '../../src/content/format.ts';
import { Bulletin } from '../../src/site/page/Bulletin.tsx';

export const text = 'Vi har ferie til 12. august. Meldinger blir besvart når vi er tilbake.';
const built = renderToStaticMarkup(createElement(Bulletin, { text }));

/** The example has no bulletin: inserts one where `Document.astro` renders it. */
export async function openWithBulletin(page: Page, isShown: boolean, path = '/') {
  const days = `data-bulletin-days="${startOfDay('2026-07-20')} ${endOfDay('2026-08-12')}"`;
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('<html ', `<html ${days} ${isShown ? 'data-bulletin ' : ''}`)
      .replace('<main', `${built}<main`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(path);
}
