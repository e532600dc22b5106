/** Lengths of the rows when none has more than `most`: as equal as possible, the longer rows first. */
export function rowLengths(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}

/** The most cells in a row, from the narrowest window up to those of each breakpoint. */
type Most = Partial<Record<'base' | 'xs' | 'sm' | 'md' | 'lg' | 'xl', number>>;

/**
 * Classes of the cells of a `Grid` with `even-rows`: every row is full, and no cell is alone where two would
 * fit.
 */
export function evenRows(count: number, most: Most): string[] {
  const rows = Object.entries(most).map(([breakpoint, limit]) => {
    const at = breakpoint === 'base' ? '' : `${breakpoint}-`;
    return rowLengths(count, limit).flatMap((length) =>
      Array.from({ length }, () => `${at}per-row-${length}`),
    );
  });
  return Array.from({ length: count }, (_, place) => rows.map((cells) => cells[place]).join(' '));
}
