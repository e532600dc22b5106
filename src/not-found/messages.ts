/** The heading of the 404 page, fixed by docs/specification.md. */
export const title = 'Oops! Page not found';
