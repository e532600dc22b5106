import sharp from 'sharp';
import { quote } from '../../tools/content/mistake.ts';
import { heicAdvice, isHeic, readPicture } from '../../tools/content/picture-file.ts';

/** Longest side in pixels: a logo is never shown larger than a quarter of this. */
const longest = 1200;

/** What a drawing could do besides being looked at: run code, or fetch something from elsewhere. */
const active =
  /<\s*(?:\w+:)?(?:script|foreignobject|iframe|image|animate\w*|set|handler)\b|\son\w+\s*=|javascript:|<!ENTITY|<!DOCTYPE[^>]*\[|@import|(?:href|src)\s*=\s*["']?\s*(?!#)[^\s"'>]|url\(\s*["']?\s*(?!#)[^\s"')]/i;

/** Why a file cannot be used as a logo, in Norwegian; nothing when it can. */
export async function logoFault(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const file = quote(name);
  if (await isHeic(bytes)) return `${file} er i formatet HEIC. ${heicAdvice}`;
  const picture = await readPicture(bytes);
  if (!picture) return `${file} kan ikke leses som et bilde. Filen er skadet eller bare delvis kopiert.`;
  if (!['jpeg', 'png', 'webp', 'svg'].includes(picture.format)) {
    return `${file} er i formatet ${picture.format}. Lagre logoen som SVG eller PNG.`;
  }
  if (picture.format === 'svg' && active.test(new TextDecoder().decode(bytes))) {
    return `${file} inneholder mer enn en tegning (kode, eller noe som hentes fra et annet sted). Lagre logoen som PNG.`;
  }
  return undefined;
}

/** A logo as the site wants it: no larger than needed, and what is transparent stays so. */
export const webLogo = (bytes: Uint8Array) =>
  sharp(bytes)
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 });
