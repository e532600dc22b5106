import { expect, type Page } from '@playwright/test';

/** What a visitor sees and uses of the gallery. */
export const gallery = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /bad|plass/ });
  return {
    dialog,
    count: dialog.getByText(/^Bilde \d+ av \d+$/),
    /** What shows before the pictures do. */
    opening: page.locator('#galleri [role="status"] span:visible'),
    tryAgain: page.locator('#galleri').getByRole('button', { name: 'Prøv igjen' }),
    /** The picture that shows; its neighbours are there too, but inert. */
    picture: dialog.getByRole('img').and(page.locator(':not([inert] *)')),
    next: dialog.getByRole('button', { name: 'Neste bilde' }),
    previous: dialog.getByRole('button', { name: 'Forrige bilde' }),
    close: dialog.getByRole('button', { name: 'Lukk galleriet' }),
    thumbnail: (number: number) => dialog.getByRole('button', { name: `Vis bilde ${number}`, exact: true }),
  };
};

/** Opens the home page at the projects. */
export async function openProjects(page: Page) {
  await page.goto('/');
  await page.locator('#prosjekter').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
}

/** The link of a project's title. */
export const project = (page: Page, title: string) =>
  page.locator('#prosjekter').getByRole('link', { name: title, exact: true });

/** Where the picture is, once it rests. */
export async function restingBox(page: Page) {
  let box = await gallery(page).picture.boundingBox();
  const rests = async () => {
    const before = box;
    // Slow movements rest for a frame; a tap then only ends the movement.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    });
    box = await gallery(page).picture.boundingBox();
    return JSON.stringify(box) === JSON.stringify(before);
  };
  await expect.poll(rests, { intervals: [20] }).toBe(true);
  return box!;
}
