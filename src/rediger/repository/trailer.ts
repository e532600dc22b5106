/** Marks a commit of the editor: only these are listed, and can be undone. */
export const trailer = 'Editor: rediger';
