import { z } from 'zod';
import { listKeys } from '../values.ts';

/** Icons that content may use, with their names in the form. */
const iconMeanings = {
  award: 'Utmerkelse',
  'badge-check': 'Merke med hake',
  bath: 'Badekar',
  'calendar-check': 'Kalender med hake',
  'clipboard-check': 'Sjekkliste',
  clock: 'Klokke',
  'file-text': 'Ark med tekst',
  'grid-2x2': 'Rutenett',
  hammer: 'Hammer',
  handshake: 'Håndtrykk',
  house: 'Hus',
  'layout-grid': 'Ulike ruter',
  mail: 'Brev',
  'map-pin': 'Sted på kart',
  'message-square-text': 'Snakkeboble',
  phone: 'Telefon',
  ruler: 'Linjal',
  'search-check': 'Forstørrelsesglass med hake',
  'shield-check': 'Skjold med hake',
  'user-round': 'Person',
  wrench: 'Skiftenøkkel',
} as const;

/** Name of an icon that content may use. */
export type IconName = keyof typeof iconMeanings;

const iconNames = listKeys(iconMeanings);

/** An icon by its name. */
export const icon = z.enum(iconNames).meta({
  label: 'Ikon',
  description: `Navnet på et ikon: ${iconNames.join(', ')}.`,
  kind: 'icon',
  names: iconMeanings,
});
