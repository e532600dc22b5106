/** How many stand in each row when none may hold more than `most`: as equal as can be, the longer rows first. */
export function rowsOf(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}

/** The most cells in a row, from the narrowest window up to those of each breakpoint. */
type Most = Partial<Record<'base' | 'xs' | 'sm' | 'md' | 'lg' | 'xl', number>>;

/**
 * Classes of the cells of a list in a container of the class `bond`: whatever their number, every row is full and no cell
 * stands alone where two would fit. Rows of unlike length break their joints, as tiles do.
 */
export function bond(count: number, most: Most): string[] {
  const classes = Array.from({ length: count }, () => '');
  for (const [breakpoint, limit] of Object.entries(most)) {
    const places = rowsOf(count, limit).flatMap((length) => Array.from({ length }, () => length));
    for (const [place, length] of places.entries())
      classes[place] += ` ${breakpoint === 'base' ? '' : `${breakpoint}:`}across-${length}`;
  }
  return classes.map((each) => each.trim());
}
