/** Tags of TIFF: the folder of what satellites told, and in it the latitude (Exif 3.0, sections 4.6.3 and 4.6.6). */
const gpsFolder = 0x8825;
const latitude = 2;

/** Whether the notes of a camera (Exif, XMP) say where a picture was taken. */
export function hasPlace(exif: Buffer | undefined, xmp: Buffer | undefined): boolean {
  return (exif !== undefined && exifHasPlace(exif)) || (xmp?.includes('GPSLatitude') ?? false);
}

function exifHasPlace(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entryOf = (folder: number, tag: number) =>
    Array.from({ length: short(folder) }, (_, index) => folder + 2 + 12 * index).find(
      (entry) => short(entry) === tag,
    );
  try {
    const gps = entryOf(long(4), gpsFolder);
    return gps !== undefined && entryOf(long(gps + 8), latitude) !== undefined;
  } catch {
    // Notes that end too early tell nothing.
    return false;
  }
}
