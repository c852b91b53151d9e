import { mix, type ReadColor, type Rgb } from "./colors.ts";

/** The colors in a computed gradient. What else is a function there is no color, and read as transparent. */
const COLOR = /[a-z]{3,5}\([^()]+\)/g;

/** What an element is filled with. A gradient is the mean of its first and its last color. */
export function fillOf(element: Element, read: ReadColor): Rgb {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const colors = backgroundImage.includes("gradient(") ? backgroundImage.match(COLOR) : null;
  const [first, last] = [colors?.[0], colors?.at(-1)].map((color) => color && read(color));
  return first && last && first[3] > 200 && last[3] > 200
    ? mix(first, last, 0.5)
    : read(backgroundColor);
}
