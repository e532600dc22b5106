/**
 * Says on every page that the site is a demo (`ALLOW_DEMO=1`). The first row of the header: `base.css` makes the header
 * that much taller, so the ribbon covers nothing.
 */
export function DemoRibbon() {
  return (
    <p
      data-demo
      className="flex h-demo items-center justify-center bg-surface-deep px-cell-x text-mini font-semibold text-ink-inverse"
    >
      Demo
    </p>
  );
}
