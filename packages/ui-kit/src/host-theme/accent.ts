import { chroma, contrast, LEGIBLE, luminance, type ReadColor, type Rgb, toHex } from "./colors.ts";
import { fillOf } from "./fill.ts";
import type { PageElements } from "./page-elements.ts";
import { ranking, type Weighted } from "./ranking.ts";

/** The color that a page accentuates with. */
export interface Accent {
  readonly color: string;
  /** A button in this color. */
  readonly button: HTMLElement | undefined;
  /** The color of the button's label, if it is legible. */
  readonly label: string | undefined;
}

/** The colors of links that have no style, in light and in dark pages. */
const UNSTYLED_LINKS: ReadonlySet<string> = new Set(["#0000ee", "#551a8b", "#9e9eff", "#d0adf0"]);

const DESTRUCTIVE = /danger|destructive|delete|remove|error|discard|eliminar|borrar/i;
const PRIMARY = /primary|submit|cta|main/i;

/** A vote for no color. */
const NONE = [undefined, 0] as const;

/** Finds the accent by votes of buttons, links, bars and the page's `theme-color`. Buttons count most. */
export function accentOf(
  { buttons, links, bars }: PageElements,
  background: Rgb,
  text: Rgb | undefined,
  themeColors: readonly string[],
  read: ReadColor,
): Accent | undefined {
  const votes = buttons.map((button) => buttonVote(button, background, read));
  const link = linkColors(links, read).find((color) => !text || color !== toHex(text));
  const others = [...bars.map((bar) => fillOf(bar, read)), ...themeColors.map(read)];
  const color = ranking([
    ...votes,
    [link, 3],
    ...others.map((other): Weighted<string | undefined> => [
      isColorful(other) ? toHex(other) : undefined,
      2,
    ]),
  ]).find(Boolean);
  if (!color) return undefined;
  const button = buttons.find((_, index) => votes[index]?.[0] === color);
  const label = button && read(getComputedStyle(button).color);
  const isLegible = label && contrast(label, read(color)) >= LEGIBLE;
  return { color, button, label: isLegible ? toHex(label) : undefined };
}

/** The color of a button, if it accentuates, and how much it counts. */
function buttonVote(
  button: HTMLElement,
  background: Rgb,
  read: ReadColor,
): Weighted<string | undefined> {
  const { className, textContent } = button;
  if (DESTRUCTIVE.test(`${className} ${textContent}`)) return NONE;
  const isPrimary = PRIMARY.test(`${className} ${button.getAttribute("type")}`);
  const fill = fillOf(button, read);
  if (isColorful(fill)) return [toHex(fill), isPrimary ? 8 : 5];
  // A brand may be black on white.
  if (fill[3] > 200)
    return contrast(fill, background) < 7 ? NONE : [toHex(fill), isPrimary ? 4 : 1];
  const { borderTopColor, borderTopStyle } = getComputedStyle(button);
  const border = read(borderTopColor);
  const isOutlined = borderTopStyle !== "none" && isColorful(border);
  return isOutlined ? [toHex(border), isPrimary ? 6 : 4] : NONE;
}

/** The colors of links, the most frequent first. */
function linkColors(links: readonly HTMLElement[], read: ReadColor): string[] {
  const colors = links.map((link) => read(getComputedStyle(link).color)).filter(isColorful);
  const styled = colors.map(toHex).filter((color) => !UNSTYLED_LINKS.has(color));
  return ranking(styled.map((color) => [color, 1]));
}

/** Whether a color is neither gray, nor a tint of white, nor transparent. */
function isColorful(color: Rgb): boolean {
  return color[3] > 200 && chroma(color) >= (luminance(color) > 0.7 ? 64 : 24);
}
