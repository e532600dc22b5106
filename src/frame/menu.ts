/** Id of the menu's panel, which its button opens. */
export const panelId = 'mobilmeny';

/** The menu is there only where the header has no room for the links themselves. */
export const narrowHeaderOnly = '@min-[59rem]:hidden';
