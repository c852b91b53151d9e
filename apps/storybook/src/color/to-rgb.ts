/** Red, green, blue and opacity, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number, alpha: number];

/** Converts a computed color of any color space by painting it. */
export function toRgb(color: string): Rgb {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return [0, 0, 0, 255];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}
