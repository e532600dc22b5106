import {
  breakForm,
  openFormAfterNo,
  openGallery,
  openGalleryWithout,
  openMap,
  openMenu,
  openPage,
  openSettings,
  sendForm,
  showErrors,
  type Tools,
} from './open.ts';

/** A page in one of the states that a visitor meets it in. */
export interface State {
  name: string;
  open(tools: Tools): Promise<unknown>;
  /** Widest window in which the state exists, in pixels. */
  upTo?: number;
  /** Selector of the part to check. Another state of the same page checks the rest. */
  part?: string;
  /** The state ends by itself, maybe before all checks have run. */
  isBrief?: boolean;
}

/** Every page in every state that looks or reads differently. */
export const states: State[] = [
  { name: 'home with the banner', open: ({ page }) => openPage(page, '/') },
  { name: 'form untouched, no map', part: '#kontakt', open: ({ page }) => openFormAfterNo(page) },
  { name: 'consent settings', part: 'dialog', open: openSettings },
  { name: 'menu', part: 'header', open: openMenu, upTo: 1023 },
  { name: 'gallery', part: 'dialog[open]', open: openGallery },
  { name: 'gallery that loads', part: 'dialog[open]', open: openGalleryWithout('Henter bildene …') },
  {
    name: 'gallery that was not reached',
    part: 'dialog[open]',
    open: openGalleryWithout('Bildene kunne ikke hentes.'),
  },
  { name: 'form with errors', part: '#kontakt', open: showErrors },
  { name: 'form sending', part: '#kontakt', open: sendForm('isSilent', 'Sender…'), isBrief: true },
  { name: 'form that failed', part: '#kontakt', open: sendForm('breaksOff', 'Noe gikk galt') },
  { name: 'form whose script broke', part: '#kontakt', open: breakForm },
  { name: 'form that was sent', part: '#kontakt', open: sendForm('accepts', 'Takk for din henvendelse!') },
  { name: 'map', part: '#kontakt', open: openMap },
  { name: 'privacy', open: ({ page }) => openPage(page, '/personvern', 'false') },
  {
    name: '404',
    open: async ({ page, guard }) => {
      guard.allow(/404/);
      await openPage(page, '/finnes-ikke', 'false');
    },
  },
];
