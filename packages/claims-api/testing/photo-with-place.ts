/** How a photo says where it was taken. */
export interface PlaceOptions {
  /** Byte order of EXIF. */
  isLittle?: boolean;
  /** XMP, besides EXIF. */
  xmp?: string;
}

/** North 39° 57', as EXIF and XMP have it. */
const LATITUDE = [39, 1, 57, 1, 0, 1];

export const XMP =
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:GPSLatitude="39,57.5N" ` +
  `exif:GPSAltitude='230/1' tiff:Make="Acme"><exif:GPSLongitude>82,59.9W</exif:GPSLongitude>` +
  `<dc:title>Hail</dc:title></rdf:Description></x:xmpmeta>`;

/** The orientation that {@link exif} has. */
export const ORIENTATION = 6;

/** A TIFF block with an orientation, a camera and a place. */
function exif({ isLittle = false }: PlaceOptions = {}): Uint8Array {
  const view = new DataView(new ArrayBuffer(128));
  const u16 = (at: number, value: number): void => view.setUint16(at, value, isLittle);
  const u32 = (at: number, value: number): void => view.setUint32(at, value, isLittle);
  const entry = (at: number, tag: number, type: number, count: number, value: number): void => {
    u16(at, tag);
    u16(at + 2, type);
    u32(at + 4, count);
    if (type === 3) u16(at + 8, value);
    else u32(at + 8, value);
  };
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  u16(2, 42);
  u32(4, 8);
  u16(8, 3);
  entry(10, 0x010f, 2, 4, 0x41636d00);
  entry(22, 0x0112, 3, 1, ORIENTATION);
  entry(34, 0x8825, 4, 1, 50);
  // The GPS directory, and the rationals of the latitude.
  u16(50, 2);
  entry(52, 1, 2, 2, isLittle ? 0x4e : 0x4e000000);
  entry(64, 2, 5, 3, 80);
  for (const [at, value] of LATITUDE.entries()) u32(80 + 4 * at, value);
  return new Uint8Array(view.buffer);
}

/** The latitude in a file, if EXIF says it: read by the offsets of the directories, as readers do. */
export async function latitudeIn(file: Blob): Promise<number | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = startOfTiff(bytes);
  const view = new DataView(bytes.buffer, start);
  const isLittle = view.getUint16(0) === 0x4949;
  const find = (directory: number, tag: number): number | undefined => {
    const count = view.getUint16(directory, isLittle);
    const entries = Array.from({ length: count }, (_, at) => directory + 2 + 12 * at);
    return entries.find((at) => view.getUint16(at, isLittle) === tag);
  };
  const gps = find(8, 0x8825);
  if (find(8, 0x0112) === undefined || gps === undefined) throw new Error("Not these directories.");
  const latitude = find(view.getUint32(gps + 8, isLittle), 2);
  return latitude && view.getUint32(view.getUint32(latitude + 8, isLittle), isLittle);
}

function startOfTiff(bytes: Uint8Array): number {
  const text = new TextDecoder("latin1").decode(bytes);
  return text.search(/II\*\0|MM\0\*/);
}

/** A JPEG: EXIF, XMP, and then a picture, by default bytes that are no real one. */
export function jpegWithPlace(
  { xmp, ...options }: PlaceOptions = {},
  picture: Uint8Array = noise(4_000),
): Uint8Array {
  return concat(
    [0xff, 0xd8],
    segment(ascii("Exif\0\0"), exif(options)),
    xmp ? segment(ascii(`http://ns.adobe.com/xap/1.0/\0${xmp}`)) : [],
    picture,
  );
}

/** A HEIC file: its EXIF and XMP are between pictures. */
export function heicWithPlace({ xmp = "", ...options }: PlaceOptions = {}): Uint8Array {
  const length = [0, 0, 0, 6];
  return concat(
    [0, 0, 0, 0x18],
    ascii("ftypheic\0\0\0\0mif1heic"),
    noise(2_000),
    length,
    ascii("Exif\0\0"),
    exif(options),
    ascii(xmp),
    noise(2_000),
  );
}

export function concat(...parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function segment(...parts: ArrayLike<number>[]): Uint8Array {
  const content = concat(...parts);
  const length = content.length + 2;
  return concat([0xff, 0xe1, length >> 8, length & 0xff], content);
}

/** Bytes that are the same in each run. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state & 0xff;
  });
}
