import sharp from 'sharp';
import { expect, it } from 'vitest';
import { svg } from '../../../tests/support/svg.ts';
import { withoutWideColours } from './colour.ts';
import { sizeOf, withoutMetadata } from './drawing.ts';
import { drawingFault } from './drawingRules.ts';

const shape = '<path d="M0 0h9v9z"/>';
const script = `<script xmlns='http://www.w3.org/2000/svg'>alert(1)</script>`;
const page = '<iframe xmlns="http://www.w3.org/1999/xhtml" src="//logo.example/"/>';
const typed = (type: string, text = '') => `<!DOCTYPE svg [${type}]>${svg(`<g>${text}</g>${shape}`)}`;

it.each([
  ['a script', svg(`<script>alert(1)</script>${shape}`)],
  ['a script where nothing is drawn', svg(`<defs><script>alert(1)</script></defs>${shape}`)],
  [
    'a script in what a drawing program notes',
    svg(`<metadata><foreignObject><p onclick="alert(1)"/></foreignObject></metadata>${shape}`),
  ],
  ['an event', svg(shape, 'viewBox="0 0 10 10" onload="alert(1)"')],
  ['a photograph', svg(`<image href="data:image/png;base64,AAAA"/>${shape}`)],
  ['a drawing elsewhere', svg(`<use href="https://logo.example/a.svg#a"/>${shape}`)],
  ['a drawing elsewhere, the old way', svg(`<use xlink:href="//logo.example/a.svg#a"/>${shape}`)],
  ['a colour elsewhere', svg('<path style="fill:url(https://logo.example/x)" d="M0 0h9v9z"/>')],
  ['a second filter elsewhere', svg('<path filter="url(#a) url(https://logo.example/x)" d="M0 0h9v9z"/>')],
  [
    'a link in an entity',
    `<!DOCTYPE svg [<!ENTITY x "javascript:alert(1)">]>${svg(`<a href="&x;">${shape}</a>`)}`,
  ],
  ['a script in the first of two entities', typed(`<!ENTITY a "${script}"><!ENTITY a "x">`, '&a;')],
  ['a script in an entity after a comment', typed(`<!-- <!ENTITY a "x"> --><!ENTITY a "${script}">`, '&a;')],
  ['a script in an attribute of its document type', typed('<!ATTLIST svg onload CDATA "alert(1)">')],
  [
    'a script after what only a browser reads as an instruction',
    `<!DOCTYPE svg [<?x ]><svg><!-- ?> ]>${svg(`<?y -->${shape}<?z ?>`, 'onload="alert(1)"')}`,
  ],
  ['another page where nothing is drawn', svg(`<metadata>${page}</metadata>${shape}`)],
  ['a script in a link of what is not drawn', svg(`<defs><a href="java&#9;script:a()"/></defs>${shape}`)],
  ['a style sheet that can be XSLT', `<?xml-stylesheet type="text/xsl" href="#x"?>${svg(shape)}`],
  ['a colour elsewhere, in capital letters', svg('<path fill="URL(//logo.example/x)" d="M0 0h9v9z"/>')],
  ['a colour elsewhere, in an escape', svg('<path fill="u\\72l(//logo.example/x)" d="M0 0h9v9z"/>')],
  ['a mask elsewhere', svg(`<path mask="image-set('//logo.example/x' 1x)" d="M0 0h9v9z"/>`)],
  [
    'an element of an unknown namespace',
    svg(`<q:script>alert(1)</q:script>${shape}`, 'viewBox="0 0 9 9" xmlns:q="q"'),
  ],
  ['a prefix that nothing declares', svg(`<metadata><q:a/></metadata>${shape}`)],
  ['an end that is missing', svg(`<g>${shape}`)],
  ['no drawing at all', 'Eksempelbad'],
  ['words', svg(`<text>Bad</text>${shape}`)],
  ['a sheet elsewhere', svg(`<style>@import 'a.css';</style>${shape}`)],
  ['a colour elsewhere in a sheet', svg(`<style>path{fill:url(//logo.example/x)}</style>${shape}`)],
  [
    'colours that follow the reader',
    svg(`<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style>${shape}`),
  ],
  ['movement', svg(`<path d="M0 0h9v9z"><animate attributeName="x"/></path>`)],
])('is refused with %s', (_, text) => {
  expect(drawingFault(text)).toBeTypeOf('string');
});

/** Drawings as programs save them. */
const good = [
  `<?xml version="1.0"?><!-- Illustrator --><!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY x "y">]>${svg(shape)}`,
  svg(
    `<style type="text/css"><![CDATA[.st0{fill:#FFF;} .st1{fill:url(#g)}]]></style><path class="st0" d="M0 0h9v9z"/>`,
  ),
  svg(`<metadata><rdf:RDF xmlns:rdf="r"/></metadata><path style="fill:red;stroke-width:2" d="M0 0h9v9z"/>`),
  svg(
    `<sodipodi:namedview id="a"/>${shape}`,
    'viewBox="0 0 9 9" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
  ),
  svg(`<style>.a{isolation:isolate}</style><g class="a">${shape}</g>`),
  svg(`<flowRoot><flowPara/></flowRoot><text><tspan> </tspan></text>${shape}`),
  svg(`<g display="none"><text>Bad</text></g>${shape}`),
  svg(`<g style="opacity:1; display: none"><text>Bad</text></g>${shape}`),
  svg(
    `<style>@media print{path:first-child{fill:red}}</style><filter id="f"/><g filter="url(#f)">${shape}</g>`,
  ),
];
it.each(good)('is taken: %s', (text) => expect(drawingFault(text)).toBeUndefined());

it.each([
  ['viewBox="0 0 9 8" width="20"', 9, 8],
  ['width="20px" height="10px"', 20, 10],
  ['width="100%" height="100%"', 0, 0],
])('reads the size of a drawing with %s', (attributes, width, height) =>
  expect(sizeOf(svg(shape, attributes))).toEqual({ width, height }),
);

const box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"';
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A red square with a white edge as each program writes it, by what is special in its manner. */
const ofPrograms: [program: string, text: string][] = [
  [
    'Inkscape, gradients that refer to one another',
    `<svg ${box} ${xlink} xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3" sodipodi:docname="logo.svg"><sodipodi:namedview id="n" pagecolor="#fff"><inkscape:grid/></sodipodi:namedview><defs><linearGradient id="a"><stop style="stop-color:#c83232;stop-opacity:1" offset="0"/></linearGradient><linearGradient xlink:href="#a" id="b" inkscape:collect="always"/></defs><g inkscape:groupmode="layer" inkscape:label="Lag"><path style="font-size:medium;line-height:1.25;-inkscape-font-specification:sans-serif;mix-blend-mode:normal;fill:url(#b);-inkscape-stroke:none" d="M9 9h72v72H9z"/></g></svg>`,
  ],
  [
    'Illustrator, a sheet and a symbol',
    `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]><svg version="1.1" ${box} ${xlink} xmlns:i="&ns_ai;" x="0px" y="0px" style="enable-background:new 0 0 90 90;" xml:space="preserve"><style type="text/css">.st0{fill:#C83232;}</style><symbol id="s" viewBox="0 0 72 72"><path class="st0" d="M0 0h72v72H0z"/></symbol><use xlink:href="#s" width="72" height="72" x="9" y="9" i:knockout="Off"/></svg>`,
  ],
  [
    'Figma, a wide colour after its fallback',
    `<svg ${box} width="90" height="90" fill="none"><path d="M9 9h72v72H9z" fill="#C83232" style="fill:#C83232;fill:color(display-p3 0.7255 0.2314 0.2314);fill-opacity:1;"/></svg>`,
  ],
  [
    'CorelDRAW, a style of the root',
    `<svg ${box} ${xlink} xml:space="preserve" width="90mm" height="90mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"><defs><style type="text/css"><![CDATA[ .fil0 {fill:#C83232} ]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><polygon class="fil0" points="9,9 81,9 81,81 9,81 "/></g></svg>`,
  ],
  [
    'Affinity, names of its own',
    `<svg width="100%" height="100%" ${box} ${xlink} xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g transform="matrix(1,0,0,1,9,9)" serif:id="Merke"><rect width="72" height="72" style="fill:rgb(200,50,50);"/></g></svg>`,
  ],
  [
    'Canva, clipped groups',
    `<svg ${box} ${xlink} width="120" zoomAndPan="magnify" height="120" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><g/><clipPath id="c"><path d="M 9 9 L 81 9 L 81 81 L 9 81 Z" clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#c)"><path fill="#c83232" d="M 0 0 L 90 0 L 90 90 L 0 90 Z" fill-opacity="1" fill-rule="nonzero"/></g></svg>`,
  ],
  [
    'LibreOffice, classes without a sheet',
    `<svg version="1.2" width="90mm" height="90mm" ${box} preserveAspectRatio="xMidYMid" fill-rule="evenodd" stroke-width="28.222" stroke-linejoin="round" xmlns:ooo="http://xml.openoffice.org/svg/export" ${xlink} xmlns:presentation="http://sun.com/xmlns/staroffice/presentation" xml:space="preserve"><defs class="ClipPathGroup"><clipPath id="p" clipPathUnits="userSpaceOnUse"><rect width="90" height="90"/></clipPath></defs><defs class="TextShapeIndex"><g ooo:slide="id1" ooo:id-list="id3"/></defs><g class="SlideGroup"><g class="com.sun.star.drawing.CustomShape"><rect class="BoundingBox" stroke="none" fill="none" x="9" y="9" width="72" height="72"/><path fill="rgb(200,50,50)" stroke="none" d="M 9,9 L 81,9 81,81 9,81 9,9 Z"/></g></g></svg>`,
  ],
  [
    'a program that nobody knows',
    `<svg ${box} xmlns:bx="https://boxy-svg.com" xmlns:svgjs="http://svgjs.dev/svgjs" svgjs:version="3"><defs><bx:grid x="0" y="0"><bx:line/></bx:grid></defs><path fill="oklch(0.55 0.18 26)" svgjs:data="{}" d="M9 9h72v72H9z"/></svg>`,
  ],
];

it.each(ofPrograms)('takes a logo of %s', async (_, text) => {
  expect(drawingFault(text)).toBeUndefined();
  const published = withoutMetadata(text);
  expect(published).not.toMatch(/<metadata|docname/);
  const drawing = Buffer.from(withoutWideColours(published));
  const { data } = await sharp(drawing)
    .resize(90, 90)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 90 + x) * 4).subarray(0, 4)];
  const near = (value: number) =>
    expect.toSatisfy((is: number) => Math.abs(is - value) < 12, `about ${value}`);
  expect(at(45, 45)).toEqual([near(200), near(50), near(50), 255]);
  expect(at(4, 4)).toEqual([0, 0, 0, 0]);
});
