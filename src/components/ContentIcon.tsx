import {
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
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquareText,
  Phone,
  Ruler,
  SearchCheck,
  ShieldCheck,
  UserRound,
  Wrench,
} from 'lucide-react';
import type { iconMeanings } from '../content/schema/icons.ts';
import { Icon } from './Icon.tsx';

const glyphs: Record<keyof typeof iconMeanings, LucideIcon> = {
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

interface ContentIconProps {
  name: keyof typeof glyphs;
  className?: string;
}

/** An icon that content names. For prerendered parts only: an island that imports it would carry all the glyphs. */
export function ContentIcon({ name, className }: ContentIconProps) {
  return <Icon glyph={glyphs[name]} {...(className !== undefined && { className })} />;
}
