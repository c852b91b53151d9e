import { expect, test } from "vitest";
import { jpegWithPlace, ORIENTATION, XMP } from "../../testing/photo-with-place.ts";
import { withoutPlace } from "./without-place.ts";

/** A JPEG of this browser, with EXIF and XMP. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  for (let x = 0; x < width; x += 8) {
    context.fillStyle = `hsl(${x % 360} 80% ${20 + (x % 60)}%)`;
    context.fillRect(x, (x * 7) % height, 8, height / 2);
  }
  const plain = await canvas.convertToBlob({ type: "image/jpeg", quality: 1 });
  const picture = new Uint8Array(await plain.arrayBuffer()).subarray(2);
  return new File([jpegWithPlace({ xmp: XMP }, picture) as Uint8Array<ArrayBuffer>], "hood.jpg", {
    type: "image/jpeg",
  });
}

async function pixelsOf(file: Blob): Promise<{ width: number; height: number; bytes: string }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: new Uint8Array() };
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(data));
  return { width, height, bytes: new Uint8Array(digest).toString() };
}

test("a browser shows the same pixels, turned the same way, without the place", async () => {
  const before = await photo(64, 32);

  const after = await withoutPlace(before);

  expect(after).not.toBe(before);
  const pixels = await pixelsOf(before);
  expect(await pixelsOf(after)).toEqual(pixels);
  // The orientation turns it by a quarter.
  expect([ORIENTATION, pixels.width, pixels.height]).toEqual([6, 32, 64]);
});
