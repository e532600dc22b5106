/** The line across the window where a visitor reads: a third from its top, below the header in every window. */
const readingLine = '-33% 0px -67% 0px';

/** Marks in the navigation which section of the page is being read; none in the footer. */
export function markCurrentSection() {
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
