/**
 * A project's card: everything in it belongs to the title's link, except the thumbnails. While that link has the focus,
 * the ring goes round the whole card.
 */
export const projectLook =
  'group/project relative has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:-outline-offset-3 has-[h3_a:focus-visible]:outline-focus';
