import {
  BLACK,
  contrast,
  LEGIBLE,
  luminance,
  mix,
  type ReadColor,
  type Rgb,
  toHex,
  WHITE,
} from "./colors.ts";
import { fillOf } from "./fill.ts";
import { matches } from "./matches.ts";

/** The luminance that has the same contrast with black and with white. */
const MIDDLE = 0.179;
/** Between these luminances, the kit's own colors for text are illegible. */
const DARK = 0.054;
const LIGHT = 0.64;
/** Chromium's background of dark pages without a color. */
const DARK_CANVAS: Rgb = [18, 18, 18, 255];

/** Whether an element has light text on a dark background by its `color-scheme`. */
export function isDarkScheme(element: Element): boolean {
  const { colorScheme } = getComputedStyle(element);
  const prefersDark = matches("(prefers-color-scheme: dark)", element.ownerDocument);
  return colorScheme.includes("dark") && (prefersDark || !colorScheme.includes("light"));
}

/** The background behind an element; `undefined` if it is a picture. */
export function backgroundOf(element: Element, read: ReadColor): Rgb | undefined {
  const layers: Rgb[] = [];
  for (let box: Element | null = element; box; box = box.parentElement) {
    const fill = fillOf(box, read);
    if (fill[3] > 0) layers.push(fill);
    if (getComputedStyle(box).backgroundImage.includes("url(")) return undefined;
    if (fill[3] === 255) break;
  }
  const canvas = isDarkScheme(element.ownerDocument.documentElement) ? DARK_CANVAS : WHITE;
  return layers.reduceRight((below, layer) => mix(below, layer, layer[3] / 255), canvas);
}

/** Colors for a background. */
export interface SurfaceColors {
  readonly isDark: boolean;
  readonly tokens: Readonly<Record<string, string>>;
}

/**
 * Colors of surfaces and of texts that are legible on a background.
 *
 * @param texts colors of the page's texts, the most frequent first
 */
export function surfaceColors(background: Rgb, texts: readonly Rgb[]): SurfaceColors {
  const isDark = luminance(background) < MIDDLE;
  const surface = isDark ? mix(background, WHITE, 0.06) : WHITE;
  const isLegible = (color: Rgb): boolean =>
    contrast(color, background) >= LEGIBLE && contrast(color, surface) >= LEGIBLE;
  const strongest = isDark ? WHITE : BLACK;
  const text = texts.find(isLegible) ?? strongest;
  const muted = mix(text, background, 0.25);
  const isMiddle = luminance(background) > DARK && luminance(background) < LIGHT;
  return {
    isDark,
    tokens: {
      "--ck-color-page": toHex(background),
      "--ck-color-surface": toHex(surface),
      "--ck-color-text": toHex(text),
      "--ck-color-text-muted": toHex(isLegible(muted) ? muted : text),
      ...(isMiddle && { "--ck-color-accent-text": toHex(strongest) }),
    },
  };
}
