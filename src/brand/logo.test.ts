import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hex, readColour } from './colour.ts';
import { iconDrawing } from './icon.ts';
import { cleanLogo, LogoFault } from './cleanLogo.ts';
import { initialLogo } from './initialLogo.ts';
import { findBackground } from './findBackground.ts';
import { coloursOnDark, forcedColours, onDarkBackground } from './logo.ts';
import { themeStyles } from './theme.ts';
import { design } from './tokens.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const shape = '<path d="M0 0h9v9z"/>';
const colour = (text: string) => readColour(text) ?? design.white;
const black = colour('#000');
const palette = {
  ...design,
  surface: design.white,
  'surface-dark': black,
  'surface-deep': black,
  accent: black,
};

describe('a logo', () => {
  it.each([
    ['a script', svg(`<script>alert(1)</script>${shape}`)],
    ['an event', svg(shape, 'viewBox="0 0 10 10" onload="alert(1)"')],
    ['HTML', svg(`<foreignObject><p/></foreignObject>${shape}`)],
    ['a photograph', svg(`<image href="data:image/png;base64,AAAA"/>${shape}`)],
    ['a drawing elsewhere', svg(`<use href="https://logo.example/a.svg#a"/>${shape}`)],
    ['a drawing elsewhere, the old way', svg(`<use xlink:href="//logo.example/a.svg#a"/>${shape}`)],
    ['a colour elsewhere', svg('<path style="fill:url(https://logo.example/x)" d="M0 0h9v9z"/>')],
    ['a stylesheet elsewhere', svg(`<style>@import "https://logo.example/a.css";</style>${shape}`)],
    [
      'a link in an entity',
      `<!DOCTYPE svg [<!ENTITY x "javascript:alert(1)">]>${svg(`<a href="&x;">${shape}</a>`)}`,
    ],
    [
      'an element of an unknown namespace',
      svg(`<q:script>alert(1)</q:script>${shape}`, 'viewBox="0 0 9 9" xmlns:q="q"'),
    ],
    ['words in a font', svg('<text>Bad</text>')],
    ['a style that depends on the reader', svg(`<style>@media print{path{fill:red}}</style>${shape}`)],
    ['nothing', svg('')],
    ['a whole word', svg(shape, 'viewBox="0 0 100 10"')],
    ['no size', svg(shape, '')],
    ['no drawing at all', 'Eksempelbad'],
  ])('is refused with %s', (_, text) => expect(() => cleanLogo(text)).toThrow(LogoFault));

  it('keeps its shapes, with its colours as variables and nothing that the policy refuses', () => {
    const gradient =
      '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" style="stop-color:#00f"/></linearGradient>';
    const { body, colours } = cleanLogo(
      svg(
        `<style>.a{fill:rgb(255,0,0)}</style>${gradient}<path class="a" d="M0 0h5v5z"/><rect fill="url(#g)" width="4" height="4"/>`,
      ),
    );
    expect(colours.map(hex)).toEqual(['#ff0000', '#0000ff']);
    expect(body).toContain('fill="var(--mark-1)"');
    expect(body).toMatch(/url\(#logo-/);
    expect(body).not.toMatch(/style|class=|#ff0000/);
  });

  it('loses scripts in capital letters and the metadata of drawing programs', () => {
    const notes = '<metadata><sfw/></metadata><sodipodi:namedview/>';
    const { body } = cleanLogo(
      svg(
        `<SCRIPT>alert(1)</SCRIPT>${notes}${shape}`,
        'viewBox="0 0 9 9" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
      ),
    );
    expect(body).toMatch(/^<path [^>]+>$/);
  });

  it('keeps the attributes of the root element, which apply to every shape', () => {
    const { viewBox, colours } = cleanLogo(svg(shape, 'width="20" height="10" fill="#123456"'));
    expect([viewBox, ...colours.map(hex)]).toEqual(['0 0 20 10', '#123456']);
  });

  it.each([
    ['#0e3e44', '#fafaf8'],
    ['#398b96', '#90c9d1'],
    ['#ffd600', '#ffd600'],
    ['#ffffff', '#000000'],
  ])('of the colour %s becomes %s on dark background', (own, expected) => {
    expect(hex(onDarkBackground(colour(own), black))).toBe(expected);
  });

  const filled = (drawing: string) =>
    `<path fill="#8a1f2b" d="M0 0h10v10H0z"/><path fill="${drawing}" d="M2 2h5v5z"/>`;

  it.each([
    ['a light drawing on a filled square', filled('#f0e0c0'), ['#8a1f2b', '#f0e0c0'], 'Canvas CanvasText'],
    ['a white one, which becomes dark', filled('#fff'), ['#ffd7d6', '#000000'], 'Canvas CanvasText'],
    ['shades of one colour', filled('#7a1f2b'), ['#ffd7d6', '#ffe1e1'], 'CanvasText CanvasText'],
    [
      'two shapes beside each other',
      '<path fill="#8a1f2b" d="M0 0h5v10H0z"/><path fill="#f0e0c0" d="M5 0h5v10H5z"/>',
      ['#ffd7d6', '#f0e0c0'],
      'CanvasText CanvasText',
    ],
    [
      'white on what has no colour',
      '<path d="M0 0h10v10H0z"/><path fill="#fff" d="M2 2h5v5z"/>',
      ['#000000'],
      'Canvas',
    ],
  ])('keeps %s readable on dark background and in forced colours', async (_, shapes, expected, forced) => {
    const cleaned = cleanLogo(svg(shapes));
    const logo = { ...cleaned, background: await findBackground(cleaned) };
    const onDark = coloursOnDark(logo, black);
    expect(logo.colours.map((own) => hex(onDark(own)))).toEqual(expected);
    expect(logo.colours.map(forcedColours(logo)).join(' ')).toBe(forced);
  });

  it('changes its colours where its background is dark', () => {
    const logo = cleanLogo(svg('<path fill="#0e3e44" d="M0 0h9v9z"/>'));
    const css = themeStyles({ palette: { ...design, 'surface-deep': black }, logo });
    expect(css).toContain('.logo-mark{--mark-1:#0e3e44}');
    expect(css).toMatch(/\.on-dark \.logo-mark,[^{]+\{--mark-1:#fafaf8\}/);
    expect(css).toContain(':root{--color-surface-deep:#000000}');
  });

  it('gets a dark tile where it would be invisible on a light one', () => {
    const icon = (fill: string) =>
      iconDrawing({ palette, logo: cleanLogo(svg(`<path fill="${fill}" d="M0 0h9v9z"/>`)) });
    expect(icon('#fff7cc')).toContain('rx="4" fill="#000000"');
    expect(icon('#0e3e44')).toContain('rx="4" fill="#ffffff"');
  });
});

describe('the mark of a firm without a logo', () => {
  const drawLetter = (name: string) => initialLogo(name, palette).body.replace(/<g.*<\/g>/, '');

  it.each(['Ås Flis', 'øks', '3 Bad', '«Bad»', 'Quist', 'Čáhci Bad', 'Żak'])(
    'holds the first letter of %s, as large as its tile',
    async (name) => {
      const letter = drawLetter(name).replace('var(--mark-2)', '#000');
      const { info } = await sharp(Buffer.from(svg(letter, 'width="400" height="400" viewBox="0 0 40 40"')))
        .trim()
        .toBuffer({ resolveWithObject: true });
      expect(Math.max(info.width, info.height)).toBeGreaterThan(180);
      expect(Math.max(info.width, info.height)).toBeLessThan(200);
      expect([(info.trimOffsetLeft ?? 0) <= -205, (info.trimOffsetTop ?? 0) >= -10]).toEqual([true, true]);
      // What the typeface lacks is drawn as a box.
      expect(drawLetter(name)).not.toBe(drawLetter('Ж'));
    },
  );
});
