/** Red, green, blue and opacity, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number, opacity: number];

/** Reads any CSS color, also `oklch()` and other color spaces. An invalid one is transparent. */
export type ReadColor = (color: string) => Rgb;

/** Creates a reader that paints each color once. Where nothing can be painted, all colors are transparent. */
export function colorReader(document: Document): ReadColor {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const known = new Map<string, Rgb>();

  function paint(color: string): Rgb {
    if (!context) return [0, 0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = "transparent";
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, opacity];
  }

  return (color) => {
    const rgb = known.get(color) ?? paint(color);
    known.set(color, rgb);
    return rgb;
  };
}

/** A color as `#rrggbb`. */
export function toHex([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Mixes a share of another color into a color. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2): number =>
    Math.round(color[index] * (1 - share) + other[index] * share);
  return [part(0), part(1), part(2), 255];
}

export const BLACK: Rgb = [0, 0, 0, 255];
export const WHITE: Rgb = [255, 255, 255, 255];

/** How far a color is from gray, from 0 to 255. */
export function chroma([red, green, blue]: Rgb): number {
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The least contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const LEGIBLE = 4.5;

/** Contrast ratio: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
