import { accentOf } from "./accent.ts";
import { colorReader, WHITE } from "./colors.ts";
import { type PageElements, pageElements } from "./page-elements.ts";
import { matches } from "./matches.ts";
import { backgroundOf, isDarkScheme, surfaceColors } from "./surface.ts";
import { ranking, type Weighted } from "./ranking.ts";

/** Custom properties of the kit, such as `--ck-color-accent`, with their values. */
export type HostTheme = Readonly<Record<string, string>>;

// Why: docs/decisions/styles.md#a-theme-that-is-read-from-the-page
/**
 * Finds the values of tokens with which widgets look like a host's page: its accent, background, fonts and corners. It
 * only reads computed styles, and omits tokens that it can't determine. Texts in these colors have a contrast of at least 4.5.
 *
 * @param near an element near the widgets, which use its background
 */
export function hostTheme(
  document: Document = globalThis.document,
  near: Element = document.body,
): HostTheme {
  const page = pageElements(document);
  const fonts = fontTokens(page, document);
  const corners = (button?: HTMLElement): HostTheme => cornerTokens(button, page.fields[0]);
  // Users who prefer more contrast have the kit's colors for that.
  if (matches("(prefers-contrast: more), (forced-colors: active)", document))
    return { ...fonts, ...corners(page.buttons[0]) };

  const read = colorReader(document);
  const background = backgroundOf(near, read);
  const texts = byArea(page.texts, "color").map(read);
  const surfaces = background && surfaceColors(background, texts);
  const accent = accentOf(page, background ?? WHITE, texts[0], themeColors(document), read);
  return {
    ...(accent && { "--ck-color-accent": accent.color }),
    ...(accent?.label && { "--ck-color-on-accent": accent.label }),
    ...surfaces?.tokens,
    ...(surfaces &&
      surfaces.isDark !== isDarkScheme(near) && {
        "--ck-color-scheme": surfaces.isDark ? "dark" : "light",
      }),
    ...fonts,
    ...corners(accent?.button ?? page.buttons[0]),
  };
}

/** The values of `<meta name="theme-color">` that apply. */
function themeColors(document: Document): string[] {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  return [...metas].flatMap(({ media, content }) => (matches(media, document) ? content : []));
}

/** A property of elements: its values, the one with the largest area first. */
function byArea(
  elements: readonly Weighted<HTMLElement>[],
  property: "color" | "fontFamily" | "fontSize",
): string[] {
  return ranking(elements.map(([element, area]) => [getComputedStyle(element)[property], area]));
}

/** The browser's font for a page that sets none. */
const UNSTYLED = /^"?(?:Times New Roman|Times|serif)"?$/;

function fontTokens({ texts, headings }: PageElements, document: Document): HostTheme {
  const body = texts.filter(([text]) => !text.closest("h1, h2, h3, code, pre, button"));
  const [font] = byArea(body, "fontFamily");
  const [heading] = byArea(headings, "fontFamily");
  const [size = ""] = byArea(body, "fontSize");
  const rem = getComputedStyle(document.documentElement).fontSize;
  // In rem, so that it follows the user's size of text.
  const share = Math.min(Math.max(Number.parseFloat(size), 14), 20) / Number.parseFloat(rem);
  return {
    ...(font && !UNSTYLED.test(font) && { "--ck-font": font }),
    ...(heading && heading !== font && { "--ck-font-heading": heading }),
    ...(size && Math.abs(share - 1) > 0.05 && { "--ck-size": `${share.toFixed(3)}rem` }),
  };
}

/** The corners of fields; if they have none, as without a style, the corners of buttons. */
function cornerTokens(button: HTMLElement | undefined, field: HTMLElement | undefined): HostTheme {
  const [ofField, ofButton] = [field, button].map(
    (element) => element && getComputedStyle(element).borderTopLeftRadius,
  );
  const radius = ofField && ofField !== "0px" ? ofField : (ofButton ?? ofField);
  // A share of the size, such as 50%, is a circle.
  if (!radius || radius.includes("%")) return {};
  return { "--ck-radius-control": Number.parseFloat(radius) > 999 ? "999px" : radius };
}
