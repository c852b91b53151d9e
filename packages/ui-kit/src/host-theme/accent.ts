import { chroma, contrast, LEGIBLE, luminance, type ReadColor, type Rgb, toHex } from "./colors.ts";
import { fillOf } from "./fill.ts";
import type { PageElements } from "./page-elements.ts";
import { createVotes } from "./votes.ts";

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

/** Finds the accent by votes of buttons, links, bars and the page's `theme-color`. Buttons count most. */
export function accentOf(
  { buttons, links, bars }: PageElements,
  background: Rgb,
  text: Rgb | undefined,
  themeColors: readonly string[],
  read: ReadColor,
): Accent | undefined {
  const votes = createVotes<string>();
  const buttonIn = new Map<string, HTMLElement>();
  for (const button of buttons) {
    const [color, weight] = buttonVote(button, background, read);
    if (weight === 0) continue;
    votes.add(color, weight);
    if (!buttonIn.has(color)) buttonIn.set(color, button);
  }
  const link = linkColors(links, read).find((color) => !text || color !== toHex(text));
  if (link) votes.add(link, 3);
  const others = [...bars.map((bar) => fillOf(bar, read)), ...themeColors.map(read)];
  for (const color of others) if (isColorful(color)) votes.add(toHex(color), 2);

  const [color] = votes.ranking();
  if (color === undefined) return undefined;
  const button = buttonIn.get(color);
  const label = button && read(getComputedStyle(button).color);
  const isLegible = label && contrast(label, read(color)) >= LEGIBLE;
  return { color, button, label: isLegible ? toHex(label) : undefined };
}

/** The color of a button, and how much it counts. */
function buttonVote(button: HTMLElement, background: Rgb, read: ReadColor): [string, number] {
  const { className, textContent } = button;
  if (DESTRUCTIVE.test(`${className} ${textContent}`)) return ["", 0];
  const isPrimary = PRIMARY.test(`${className} ${button.getAttribute("type")}`);
  const fill = fillOf(button, read);
  if (isColorful(fill)) return [toHex(fill), isPrimary ? 8 : 5];
  // A brand may be black on white.
  const isFilled = fill[3] > 200;
  if (isFilled) return [toHex(fill), contrast(fill, background) < 7 ? 0 : isPrimary ? 4 : 1];
  const { borderTopColor, borderTopStyle } = getComputedStyle(button);
  const border = read(borderTopColor);
  const isOutlined = borderTopStyle !== "none" && isColorful(border);
  return [toHex(border), isOutlined ? (isPrimary ? 6 : 4) : 0];
}

/** The colors of links, the most frequent first. */
function linkColors(links: readonly HTMLElement[], read: ReadColor): string[] {
  const votes = createVotes<string>();
  for (const link of links) {
    const color = read(getComputedStyle(link).color);
    if (isColorful(color) && !UNSTYLED_LINKS.has(toHex(color))) votes.add(toHex(color), 1);
  }
  return votes.ranking();
}

/** Whether a color is neither gray, nor a tint of white, nor transparent. */
function isColorful(color: Rgb): boolean {
  return color[3] > 200 && chroma(color) >= (luminance(color) > 0.7 ? 64 : 24);
}
