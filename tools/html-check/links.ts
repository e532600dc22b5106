import type { Element } from 'happy-dom';
import type { BuiltSite, Page } from './site.ts';

/** Every address within the site leads to a file and, where it has a fragment, to an element; every other opens safely. */
export function checkLinks(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    const elements = [...page.document.querySelectorAll('*')];
    const faults = new Set(elements.flatMap((element) => checkElement(site, page, element)));
    return [...faults].map((fault) => `${page.file}: ${fault}`);
  });
}

function checkElement(site: BuiltSite, page: Page, element: Element): string[] {
  return addressesOf(element).flatMap((address) => {
    const url = URL.parse(address, site.origin + page.path);
    if (!url) return [`«${address}» er ikke en gyldig adresse.`];
    if (url.origin === site.origin) return checkInternal(site, url, address);
    return element.tagName === 'A' && url.protocol.startsWith('http') ? checkExternal(element, address) : [];
  });
}

/** Everything that an element leads to or fetches. */
function addressesOf(element: Element): string[] {
  const single = ['href', 'src', 'component-url', 'renderer-url'].map((name) => element.getAttribute(name));
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    (element.getAttribute(name) ?? '').split(',').map((candidate) => candidate.trim().split(/\s/)[0]),
  );
  const shared = /^(og|twitter):(image|url)$/.test(
    element.getAttribute('property') ?? element.getAttribute('name') ?? '',
  );
  const content = shared ? element.getAttribute('content') : null;
  return [...single, ...sets, content].filter((address) => typeof address === 'string').filter(Boolean);
}

function checkInternal({ files, pages }: BuiltSite, { pathname, hash }: URL, address: string): string[] {
  const page = pages.find(({ path }) => path === pathname);
  if (!page) {
    const file = decodeURIComponent(pathname.slice(1));
    // Hosts redirect from a page's file to its address.
    const found = files.includes(file) && !file.endsWith('.html');
    return found ? [] : [`«${address}» fører ikke til noen side eller fil.`];
  }
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || page.document.getElementById(id)
    ? []
    : [`«${address}» fører til et sted som ikke finnes i ${page.file}.`];
}

/** A page that opens beside ours must not get hold of it (`noopener`), and a visitor keeps the page they were on. */
function checkExternal(link: Element, address: string): string[] {
  const safe = link.matches('[target="_blank"][rel~="noopener"]');
  return safe ? [] : [`lenken til ${address} mangler target="_blank" eller rel="noopener".`];
}
