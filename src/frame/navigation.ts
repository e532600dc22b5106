/** A link to a section of the home page. */
export interface NavigationItem {
  label: string;
  /** Absolute, so that it works on every page. */
  href: string;
}
