/** Size of a TIFF value in bytes, by its type. */
const VALUE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

const GPS_POINTER = 0x8825;

/** Size of an entry of a TIFF directory, in bytes. */
const ENTRY = 12;

/** Largest size of a block, as in JPEG. */
const MAX_BLOCK = 65_535;

/** More than there are GPS tags, and longer than any of their values, in bytes. */
const MAX_GPS_ENTRIES = 64;
const MAX_GPS_VALUE = 1_000;

/** In bytes. The metadata of a JPEG comes first. */
const HEAD_LENGTH = 512 * 1024;

const JPEG = /^\xff\xd8/;
const HEIC = /^.{4}ftyp(hei|hev|mif1|msf1|avi)/s;

/** Header of the list of other photos that phones append to a JPEG. */
const OTHER_PHOTOS = "MPF\0";

/** Longer than any GPS property. */
const MAX_PROPERTY = 400;

/**
 * Removes the place where a photo was taken: the GPS data of EXIF and XMP in JPEG, HEIC and AVIF. Overwrites it in place, so
 * that pixels, orientation and everything else stay the same, byte for byte. Returns the same file if it has no place or
 * can't be read. PNG, WebP, TIFF and videos keep their place.
 */
export async function withoutPlace(file: File): Promise<File> {
  const head = await bytesOf(file.slice(0, HEAD_LENGTH));
  const start = latin1(head.subarray(0, 12));
  const isJpeg = JPEG.test(start);
  if (!isJpeg && !HEIC.test(start)) return file;
  const bytes = isJpeg && !someAt(head, OTHER_PHOTOS, () => true) ? head : await bytesOf(file);
  const { name, type, lastModified } = file;
  return clearPlace(bytes, isJpeg)
    ? new File([bytes, file.slice(bytes.length)], name, { type, lastModified })
    : file;
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  // A file that can't be read can't be sent either.
  return new Uint8Array(await blob.arrayBuffer().catch(() => new ArrayBuffer(0)));
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Looks everywhere, because HEIC has its metadata anywhere, and a JPEG may contain others. */
function clearPlace(bytes: Uint8Array<ArrayBuffer>, isJpeg: boolean): boolean {
  const inExif = someAt(bytes, "*", (at) => clearExif(bytes, at, isJpeg));
  const inXmp = someAt(bytes, ":GPS", (at) => clearXmp(bytes, at + 1));
  return inExif || inXmp;
}

/** Calls back at each occurrence of a text. Returns whether any of the calls has returned `true`. */
function someAt(bytes: Uint8Array, text: string, callback: (at: number) => boolean): boolean {
  const [first = 0, ...rest] = new TextEncoder().encode(text);
  let isTrue = false;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (rest.every((byte, index) => bytes[at + 1 + index] === byte)) {
      isTrue = callback(at) || isTrue;
    }
  }
  return isTrue;
}

function clearExif(bytes: Uint8Array<ArrayBuffer>, at: number, isJpeg: boolean): boolean {
  const isLittle = bytes[at - 2] === 0x49 && bytes[at - 1] === 0x49 && bytes[at + 1] === 0;
  const isBig = bytes[at - 3] === 0x4d && bytes[at - 2] === 0x4d && bytes[at - 1] === 0;
  if (!isLittle && !isBig) return false;
  const start = isLittle ? at - 2 : at - 3;
  // In a JPEG, a marker, a length and "Exif" come before it.
  if (isJpeg && (bytes[start - 10] !== 0xff || bytes[start - 9] !== 0xe1)) return false;
  const length = isJpeg ? new DataView(bytes.buffer).getUint16(start - 8) - 8 : MAX_BLOCK;
  const size = Math.max(0, Math.min(length, bytes.length - start));
  return clearGps(new DataView(bytes.buffer, start, size), isLittle);
}

/** Empties the GPS directory of a TIFF block. */
function clearGps(tiff: DataView<ArrayBuffer>, isLittle: boolean): boolean {
  const end = tiff.byteLength;
  const u16 = (at: number): number => (at + 2 <= end ? tiff.getUint16(at, isLittle) : 0);
  const u32 = (at: number): number => (at + 4 <= end ? tiff.getUint32(at, isLittle) : 0);
  const main = u32(4);
  const mainEnd = main + 2 + u16(main) * ENTRY;
  let hasChanged = false;

  function clear(from: number, length: number): void {
    // A damaged file may point at its header, or at its main directory, which has the orientation.
    if (from < 8 || (from < mainEnd && from + length > main)) return;
    const block = new Uint8Array(tiff.buffer, tiff.byteOffset, end).subarray(from, from + length);
    hasChanged ||= block.some(Boolean);
    block.fill(0);
  }

  for (let entry = main + 2; entry < Math.min(mainEnd, end); entry += ENTRY) {
    if (u16(entry) !== GPS_POINTER) continue;
    const gps = u32(entry + 8);
    const count = Math.min(u16(gps), MAX_GPS_ENTRIES);
    for (let at = gps + 2; at < gps + 2 + count * ENTRY; at += ENTRY) {
      const length = (VALUE_SIZES[u16(at + 2)] ?? 0) * u32(at + 4);
      if (length > 4 && length <= MAX_GPS_VALUE) clear(u32(at + 8), length);
    }
    // Without entries, it is still a valid directory.
    clear(gps, 2 + count * ENTRY);
  }
  return hasChanged;
}

/** Overwrites a GPS property of XMP with blanks: an attribute, or the text of an element. */
function clearXmp(bytes: Uint8Array, at: number): boolean {
  const text = latin1(bytes.subarray(at, at + MAX_PROPERTY));
  const [, name = "", value = ""] =
    /^(GPS\w*\s*=\s*")([^"]+)"/.exec(text) ??
    /^(GPS\w*\s*=\s*')([^']+)'/.exec(text) ??
    /^(GPS[^<>]*>\s*)([^<\s][^<]*)</.exec(text) ??
    [];
  bytes.fill(0x20, at + name.length, at + name.length + value.length);
  return value !== "";
}
