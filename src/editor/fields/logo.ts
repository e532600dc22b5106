import type { FieldKind } from './kind.ts';
import { picture } from './picture.tsx';

/** The firm's logo, or a partner's: it may be a drawing, which becomes a picture. */
export const logo: FieldKind = picture;
