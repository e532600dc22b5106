import {
  type IconNode,
  Award,
  BadgeCheck,
  Bath,
  CalendarCheck,
  ClipboardCheck,
  Clock,
  FileText,
  Grid2x2,
  Hammer,
  Handshake,
  House,
  LayoutGrid,
  Mail,
  MapPin,
  MessageSquareText,
  Phone,
  Ruler,
  SearchCheck,
  ShieldCheck,
  UserRound,
  Wrench,
} from 'lucide';
import type { IconName } from '../../content/schema/icons.ts';
import { Icon } from './Icon.tsx';

/** Icons by the names that content uses. */
const icons: Record<IconName, IconNode> = {
  award: Award,
  'badge-check': BadgeCheck,
  bath: Bath,
  'calendar-check': CalendarCheck,
  'clipboard-check': ClipboardCheck,
  clock: Clock,
  'file-text': FileText,
  'grid-2x2': Grid2x2,
  hammer: Hammer,
  handshake: Handshake,
  house: House,
  'layout-grid': LayoutGrid,
  mail: Mail,
  'map-pin': MapPin,
  'message-square-text': MessageSquareText,
  phone: Phone,
  ruler: Ruler,
  'search-check': SearchCheck,
  'shield-check': ShieldCheck,
  'user-round': UserRound,
  wrench: Wrench,
};

/**
 * An icon that content names. All of them are in every script that imports this file; the page's own scripts
 * import `Icon.tsx` alone.
 */
export function ContentIcon({ name }: { name: IconName }) {
  return <Icon glyph={icons[name]} className="icon content-icon" />;
}
