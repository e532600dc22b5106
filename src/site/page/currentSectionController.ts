/** The line where a visitor reads: a third from the top of the window, below the header in every window. */
const readingLine = '-33% 0px -67% 0px';

/** Marks the link of the section that is being read in the navigation; none while the footer is. */
export function startCurrentSectionController() {
  if (!('IntersectionObserver' in globalThis)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.findLast((entry) => entry.isIntersecting)?.target;
      if (!read) return;
      for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a'))
        link.ariaCurrent = link.hash === `#${read.id}` ? 'location' : null;
    },
    { rootMargin: readingLine },
  );
  for (const section of document.querySelectorAll('main > section, .page > footer'))
    observer.observe(section);
}
