import { expect, test } from '../support/test.ts';

const call = 'tel:+4700000000';
const mail = (name: string) => `mailto:${name}@eksempelbad.example`;

/** Parts of the home page by the heading above them: some of their words, and all their links. */
const parts: [section: string, heading: string, words: string, links?: string[]][] = [
  ['#om-oss', 'Ola Nordmann', 'Ring Ola om pris, oppstart og gjennomføring. 00 00 00 00', [call]],
  ['#om-oss', 'Kari Nordmann', 'Ring Kari om tilstandsrapport, skader og naturskader. 00 00 00 00', [call]],
  ['#tjenester', 'Totalrenovering av bad', 'med i prisen. Fastpris Prosjektledelse'],
  ['#ansatte', 'Ola Nordmann', '00 00 00 00 ola@eksempelbad.example', [call, mail('ola')]],
  ['#ansatte', 'Kari Nordmann', '00 00 00 00 kari@eksempelbad.example', [call, mail('kari')]],
  ['#kontakt', 'Ring oss direkte', 'RASKEST 00 00 00 00 Mandag–fredag 07:00–16:00', [call]],
  ['#kontakt', 'Send e-post', 'post@eksempelbad.example', [mail('post')]],
  ['#kontakt', 'Besøk oss', 'Eksempelveien 1 0000 Eksempelby'],
  ['#kontakt', 'Åpningstider', 'Mandag–fredag 07:00–16:00 Lørdag Etter avtale Søndag Stengt'],
  ['#kontakt', 'Godkjenninger', 'Våtromssertifisert Mesterbrev Godkjent takstmann Org.nr. 000 000 000'],
  ['footer', 'Kontakt', 'Eksempelveien 1 0000 Eksempelby', [call, mail('post'), 'https://www.facebook.com/']],
  ['footer', 'Tjenester', 'Totalrenovering av bad Baderomsinnredning Montering på badet Flislegging Tilst'],
  ['footer', 'Åpningstider', 'Mandag–fredag 07:00–16:00 Lørdag Etter avtale Søndag Stengt'],
  ['footer', 'Godkjenninger', 'Våtromssertifisert Mesterbrev Godkjent takstmann Org.nr. 000 000 000'],
];

test('every section has the parts and the facts of the specification', async ({ page }) => {
  await page.goto('/');
  for (const [section, name, words, links = []] of parts) {
    const heading = page.getByRole('heading', { name, exact: true });
    const part = page.locator(section).locator('.cell').filter({ has: heading }).last();
    await expect(part).toContainText(words, { useInnerText: true });
    const found = part.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await found, name).toEqual(links);
  }
  const hero = page.locator('#hjem');
  const claims = ['Over 15 års erfaring', 'Fast pris', 'Gratis befaring', 'Totalentreprise'];
  await expect(hero.locator('.hero-claim strong')).toHaveText(claims);

  const about = page.locator('#om-oss');
  for (const name of ['Sentral godkjenning', 'Elektriker', 'Rørlegger', 'Mesterbrev'])
    await expect(about.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(about.locator('.reason')).toHaveCount(4);
  for (const partner of ['https://elektro.example', 'https://ror.example'])
    await expect(about.locator(`a[href^="${partner}"]`)).toHaveAttribute('target', '_blank');
  await expect(about.getByRole('link', { name: /befaring/i })).toHaveAttribute('href', '#kontakt');

  const services = page.locator('#tjenester');
  await expect(services.locator('.service-grid').getByRole('heading', { level: 3 })).toHaveText([
    'Totalrenovering av bad',
    'Baderomsinnredning',
    'Montering på badet',
    'Flislegging',
    'Tilstandsvurdering',
  ]);
  await expect(page.getByText('POPULÆR')).toHaveCount(0);
  await expect(services.locator('.guarantee')).toHaveCount(5);

  const others = page.getByRole('list', { name: 'Flere ansatte' }).getByRole('listitem');
  await expect(others).toHaveText(['Per', 'Pål', 'Espen', 'Anne', 'Nora'].map((name) => `${name} Nordmann`));

  const contact = page.locator('#kontakt');
  await expect(contact.getByRole('heading', { level: 2 })).toHaveText('La oss snakke om ditt prosjekt');
  await expect(contact.getByRole('link', { name: 'Book befaring' })).toHaveAttribute('href', /^#/);
  await expect(contact.getByLabel('Melding *')).toHaveAttribute('rows', '5');
  await expect(contact.getByRole('checkbox')).not.toBeChecked();
  const tiles = ['Raskt svar', 'Gratis befaring', 'Personlig service'];
  await expect(contact.getByRole('heading', { level: 4 })).toHaveText(tiles);

  const footer = page.getByRole('contentinfo');
  for (const words of [
    'Badspesialisten siden 2009',
    'Vi pusser opp og bygger bad',
    '© 2024 Eksempelbad AS. Daglig leder: Ola Nordmann.',
    'Laget med ♥ i Norge',
  ])
    await expect(footer).toContainText(words);
  const statement = footer.getByRole('link', { name: 'Personvernerklæring' });
  await expect(statement).toHaveAttribute('href', '/personvern');
});

test('every link to another site opens in a new tab, and says so', async ({ page }) => {
  for (const path of ['/', '/personvern']) {
    await page.goto(path);
    const links = await page.locator('a[href^="http"]').evaluateAll((all) =>
      (all as HTMLAnchorElement[])
        .filter(({ origin }) => origin !== location.origin)
        .map(({ href, target, rel, ariaLabel, textContent }) => ({
          href,
          opens: `${target} ${rel}`,
          name: ariaLabel ?? textContent,
        })),
    );
    expect(links.length).toBeGreaterThan(2);
    for (const { href, opens, name } of links) {
      expect(opens, href).toBe('_blank noopener noreferrer');
      expect(name, href).toContain('(åpnes i ny fane)');
    }
  }
});

test('the last row of services is in the middle, and every row of another list is full', async ({ page }) => {
  await page.goto('/');
  for (const [width, inLastRow] of [
    [768, 1],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const grid = (await page.locator('.service-grid').boundingBox())!;
    const cards = await page.locator('.service-card').all();
    const boxes = await Promise.all(cards.slice(-inLastRow).map((card) => card.boundingBox()));
    const first = boxes[0]!;
    const last = boxes.at(-1)!;
    expect(first.x - grid.x, `${width} px`).toBeGreaterThan(100);
    expect(first.x - grid.x).toBeCloseTo(grid.x + grid.width - last.x - last.width, 0);
    expect(first.y).toBe(last.y);
  }
  for (const [cell, atMost] of [
    ['.reason', 6],
    ['.credential-cell', 8],
    ['.project-card', 13],
    ['.staff-other', 17],
  ] as const) {
    for (let count = 2; count <= atMost; count += 1) {
      const { inner, rows } = await page.locator(cell).evaluateAll((cells, count) => {
        const list = cells[0]!.parentElement!;
        const copies = Array.from({ length: count }, () => cells[0]!.cloneNode(true));
        list.replaceChildren(...copies);
        const boxes = [...list.children].map((child) => child.getBoundingClientRect());
        const tops = [...new Set(boxes.map(({ top }) => top))];
        const rows = tops.map((rowTop) => {
          const row = boxes.filter(({ top }) => top === rowTop);
          return { cells: row.length, width: row.at(-1)!.right - row[0]!.left };
        });
        return { inner: list.clientWidth, rows };
      }, count);
      expect(Math.min(...rows.map((row) => row.cells)), `${count} of ${cell}`).toBeGreaterThan(1);
      for (const row of rows) expect(Math.abs(row.width - inner), `${count} of ${cell}`).toBeLessThan(1);
    }
  }
});
