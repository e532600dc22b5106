/** Reduces the window to one line: a third from its top, which is below the header in every window. */
const readingLine = '-33% 0px -67% 0px';

/** Marks the section at the reading line in the navigation; nothing while the footer is there. */
export function startCurrentSectionController() {
  if (!('IntersectionObserver' in globalThis)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const section = entries.findLast((entry) => entry.isIntersecting)?.target;
      if (!section) return;
      for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a'))
        link.ariaCurrent = link.hash === `#${section.id}` ? 'location' : null;
    },
    { rootMargin: readingLine },
  );
  for (const section of document.querySelectorAll('main > section, .page > footer'))
    observer.observe(section);
}
