/**
 * A color of any color space as `#rrggbb`, with its opacity unless it is opaque: `rgb(26 37 41 / 50%)`. It is converted
 * by painting it.
 */
export function toHex(color: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  if (alpha < 255) return `rgb(${red} ${green} ${blue} / ${Math.round((alpha / 255) * 100)}%)`;
  return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
