/** Why a chosen file cannot be used, as a sentence without its subject. */
export class UnusablePicture extends Error {}

/** Opens a logo as a picture, in which no script of a drawing runs. @throws UnusablePicture */
export async function openImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    throw new UnusablePicture('er ikke en logo som kan leses, eller filen er skadet. Velg en annen.');
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
