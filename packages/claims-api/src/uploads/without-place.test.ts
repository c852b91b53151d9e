import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  concat,
  heicWithPlace,
  jpegWithPlace,
  latitudeIn,
  XMP,
} from "../../testing/photo-with-place.ts";
import { withoutPlace } from "./without-place.ts";

/** As many as a run may take; `FUZZ_RUNS=10000` for a long one. */
const FUZZ_RUNS = Number(process.env["FUZZ_RUNS"] ?? 400);

const asFile = (bytes: Uint8Array<ArrayBuffer>): File =>
  new File([bytes], "hood.jpg", { type: "image/jpeg", lastModified: 7 });

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** Positions of the bytes that differ. */
async function changesIn(before: File, after: File): Promise<number[]> {
  const [old, next] = [await bytesOf(before), await bytesOf(after)];
  return [...old.keys()].filter((at) => old[at] !== next[at]);
}

const photos = [
  { what: "a JPEG", photo: jpegWithPlace() },
  { what: "a JPEG in the other byte order", photo: jpegWithPlace({ isLittle: true }) },
  { what: "a HEIC", photo: heicWithPlace() },
  { what: "a HEIC in the other byte order", photo: heicWithPlace({ isLittle: true }) },
].map(({ what, photo }) => ({ what, file: asFile(concat(photo)) }));

test.each(photos)(
  "removes the place from the EXIF of $what, and nothing else",
  async ({ file }) => {
    const result = await withoutPlace(file);

    expect(await latitudeIn(file)).toBe(39);
    expect(await latitudeIn(result)).toBeUndefined();
    const { name, type, lastModified, size } = file;
    expect(result).toMatchObject({ name, type, lastModified, size });
    // The GPS directory and its values are 54 bytes in a row.
    const changes = await changesIn(file, result);
    expect(Math.max(...changes) - Math.min(...changes)).toBeLessThan(54);
  },
);

test.each([
  { what: "a JPEG", photo: jpegWithPlace({ xmp: XMP }) },
  { what: "a HEIC", photo: heicWithPlace({ xmp: XMP }) },
])("removes the place from the XMP of $what, and nothing else", async ({ photo }) => {
  const result = await withoutPlace(asFile(concat(photo)));

  const text = new TextDecoder("latin1").decode(await bytesOf(result));
  expect(text).toContain(
    XMP.replace("39,57.5N", " ".repeat(8))
      .replace("230/1", " ".repeat(5))
      .replace("82,59.9W", " ".repeat(8)),
  );
});

test("removes the place from a photo that a phone has appended to another", async () => {
  const list = [0xff, 0xe2, 0, 6, ...new TextEncoder().encode("MPF\0")];
  const [first, second] = [jpegWithPlace(), jpegWithPlace({ isLittle: true })];
  const photo = concat([0xff, 0xd8], list, first.subarray(2), new Uint8Array(600_000), second);

  const result = await withoutPlace(asFile(photo));

  expect(await latitudeIn(result.slice(-second.length))).toBeUndefined();
  expect(await latitudeIn(result)).toBeUndefined();
});

test.each([
  { what: "a photo without a place", file: asFile(jpegWithoutPlace()) },
  { what: "a PDF with text about GPS", file: new File([`%PDF-1.4 x:GPSLatitude="1"`], "a.pdf") },
  { what: "an empty file", file: new File([], "a.jpg") },
])("returns $what as it is", async ({ file }) => {
  expect(await withoutPlace(file)).toBe(file);
});

function jpegWithoutPlace(): Uint8Array<ArrayBuffer> {
  return concat([0xff, 0xd8, 0xff, 0xda], new Uint8Array(100));
}

test("returns a file as it is if it can't be read", async () => {
  const file = asFile(concat(jpegWithPlace()));
  file.slice = () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }) as unknown as Blob;

  expect(await withoutPlace(file)).toBe(file);
});

test("leaves the orientation alone if EXIF points into itself", async () => {
  const exifAt = 12;
  const photo = concat(jpegWithPlace());
  const view = new DataView(photo.buffer, exifAt);
  // The GPS directory is the main directory; in another file, a value is.
  for (const [at, value] of [
    [34 + 8, 8],
    [64 + 8, 8],
  ] as const) {
    const damaged = concat(photo);
    new DataView(damaged.buffer, exifAt).setUint32(at, value);
    const result = await bytesOf(await withoutPlace(asFile(damaged)));
    expect(new DataView(result.buffer, exifAt).getUint32(22)).toBe(view.getUint32(22));
  }
});

/** Ways in which a photo can be damaged: bytes replaced, numbers replaced by large ones, and the end cut off. */
const damage = fc.record({
  photo: fc.constantFrom(
    jpegWithPlace({ xmp: XMP }),
    jpegWithPlace({ isLittle: true }),
    heicWithPlace({ xmp: XMP }),
    heicWithPlace({ isLittle: true }),
  ),
  bytes: fc.array(fc.record({ at: fc.nat(2_200), to: fc.nat(255) }), { maxLength: 20 }),
  numbers: fc.array(fc.record({ at: fc.nat(140), to: fc.nat(0xffffffff) }), { maxLength: 3 }),
  cut: fc.option(fc.nat(4_000)),
});

test(`returns a file of the same size for ${FUZZ_RUNS} damaged photos, and never throws`, async () => {
  await fc.assert(
    fc.asyncProperty(damage, async ({ photo, bytes, numbers, cut }) => {
      const damaged = concat(photo);
      for (const { at, to } of bytes) damaged[at] = to;
      for (const { at, to } of numbers) new DataView(damaged.buffer).setUint32(at + 2, to);
      const file = asFile(damaged.slice(0, cut ?? undefined));

      const result = await withoutPlace(file);

      expect(result.size).toBe(file.size);
    }),
    { numRuns: FUZZ_RUNS, seed: 20_261_128 },
  );
});
