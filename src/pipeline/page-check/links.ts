import { unescape } from 'node:querystring';
import type { BuiltSite, Page } from './read-site.ts';

/** Finds addresses within the site that lead nowhere. */
export const checkLinks = (site: BuiltSite): string[] =>
  site.pages.flatMap((page) => {
    const faults = new Set(addressesIn(page).flatMap((address) => checkAddress(site, page, address)));
    return [...faults].map((fault) => `${page.file}: ${fault}`);
  });

/** The addresses in `href`, `src` and `srcset`, and in every other attribute that begins like an address. */
const addressesIn = ({ elements }: Page) =>
  elements
    .flatMap(({ attributes }) => Object.entries(attributes))
    .flatMap(([name, value]) => {
      const parts = name.endsWith('srcset') ? value.split(',') : [value];
      const addresses = parts.map((part) => part.trim().replace(/\s.*/s, ''));
      return addresses.filter((part) => /^(href|src)$/.test(name) || /^(\/|https?:)/.test(part));
    });

function checkAddress({ files, pages, origin }: BuiltSite, { path }: Page, address: string): string[] {
  const url = URL.parse(address, origin + path);
  if (!url) return [`«${address}» er ikke en gyldig adresse.`];
  if (url.origin !== origin) return [];
  const target = pages.find((page) => page.path === url.pathname);
  if (!target) {
    const file = unescape(url.pathname.slice(1));
    // A page has its own path: hosts redirect from the name of its file.
    const isFile = files.includes(file) && !file.endsWith('.html');
    return isFile ? [] : [`«${address}» fører ikke til noen side eller fil.`];
  }
  const id = unescape(url.hash.slice(1));
  if (id === '' || target.ids.has(id)) return [];
  return [`«${address}» fører til et sted som ikke finnes i ${target.file}.`];
}
