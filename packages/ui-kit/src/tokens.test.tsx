import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { contrast, resolve } from "../testing/contrast.ts";
import derivedText from "./shared/derived-tokens.css?inline";
import { tokensText } from "./styles-text.ts";
import "./styles.css";

const TEXT_CONTRAST = 4.5;
const LINE_CONTRAST = 3;

/** Share of the status color in the background of a notification, in light and dark. */
const STATUS_TINTS = [9, 17];

const statuses = ["error", "warning", "success", "info"];

const token = (name: string): string => `var(--ck-color-${name})`;
const mix = (name: string, percent: number, other: string): string =>
  `color-mix(in oklab, ${token(name)} ${percent}%, ${other})`;

interface Pair {
  what: string;
  color: string;
  beneath: string[];
  minimum: number;
}

/** Derived from the accent, at elements whose class starts with `ck-`. */
const accentText = "var(--_accent-text)";
const onAccent = "var(--_on-accent)";

/** Pairs with a color that is derived from the accent. */
const accentPairs: Pair[] = [
  ...["page", "surface"].flatMap((ground) =>
    [0, 10, 18].map((percent) => ({
      what: `accent-text on ${ground}, tinted by ${percent} %`,
      color: accentText,
      beneath: [token(ground), mix("accent", percent, "transparent")],
      minimum: TEXT_CONTRAST,
    })),
  ),
  ...[100, 88, 76].map((percent) => ({
    what: `primary button of ${percent} %`,
    color: onAccent,
    beneath: [mix("accent", percent, "var(--_shade)")],
    minimum: TEXT_CONTRAST,
  })),
  {
    what: "tag of the color accent",
    color: accentText,
    beneath: [`color-mix(in oklab, ${accentText} 12%, ${token("surface")})`],
    minimum: TEXT_CONTRAST,
  },
  ...STATUS_TINTS.flatMap((percent) =>
    statuses.map((status) => ({
      what: `accent-text on a notification of type ${status}, ${percent} %`,
      color: accentText,
      beneath: [mix(status, percent, token("surface"))],
      minimum: TEXT_CONTRAST,
    })),
  ),
];

/** Every color that the kit's style sheets use on a background. */
const pairs: Pair[] = [
  ...accentPairs,
  ...["page", "surface"].flatMap((ground) =>
    ["text", "text-muted", "line", ...statuses].map((name) => ({
      what: `${name} on ${ground}`,
      color: token(name),
      beneath: [token(ground)],
      minimum: name === "line" ? LINE_CONTRAST : TEXT_CONTRAST,
    })),
  ),
  ...[
    { field: "read-only", percent: 4, names: ["text", "text-muted"] },
    { field: "disabled", percent: 8, names: ["text-muted"] },
  ].flatMap(({ field, percent, names }) =>
    names.map((name) => ({
      what: `${name} in a ${field} field`,
      color: token(name),
      beneath: [mix("text", percent, token("surface"))],
      minimum: TEXT_CONTRAST,
    })),
  ),
  {
    what: "a disabled field's border",
    color: token("line"),
    beneath: [token("surface")],
    minimum: LINE_CONTRAST,
  },
  ...["text-muted", ...statuses].map((name) => ({
    what: `tag of the color ${name}`,
    color: token(name),
    beneath: [mix(name, 12, token("surface"))],
    minimum: TEXT_CONTRAST,
  })),
  ...statuses.flatMap((status) =>
    ["text", status].flatMap((name) =>
      STATUS_TINTS.map((percent) => ({
        what: `${name} on a notification of type ${status}, ${percent} %`,
        color: token(name),
        beneath: [mix(status, percent, token("surface"))],
        minimum: TEXT_CONTRAST,
      })),
    ),
  ),
];

/** The value of a derived token outside of `@supports`. */
function withoutRelativeColors(name: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(derivedText);
  const [rule] = sheet.cssRules;
  return rule instanceof CSSStyleRule ? rule.style.getPropertyValue(name) : "";
}

/** Contrast of a pair of colors at an element. */
function contrastAt(
  element: HTMLElement,
  { color, beneath }: Pick<Pair, "color" | "beneath">,
): number {
  return contrast(resolve(color, element), ...beneath.map((each) => resolve(each, element)));
}

let element: HTMLElement;

beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
  // A button has all derived colors.
  element.className = "ck-button";
  element.style.transition = "none";
});

afterEach(async () => {
  element.remove();
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});

describe.each(["light", "dark"])("%s", (scheme) => {
  test.each(pairs)("$what has a contrast of at minimum $minimum", (pair) => {
    element.style.colorScheme = scheme;

    expect(contrastAt(element, pair)).toBeGreaterThanOrEqual(pair.minimum);
  });

  test("with prefers-contrast: more, text and lines have a contrast of 7", async () => {
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-contrast", value: "more" }],
    });
    element.style.colorScheme = scheme;

    for (const pair of pairs)
      expect(contrastAt(element, pair), pair.what).toBeGreaterThanOrEqual(7);
  });
});

const brands = ["#ffcc00", "#ff0083", "#ff5715", "#000000", "#ffffff", "#0000ff"];

describe.each(brands)("with the accent %s", (accent) => {
  test.each(["light", "dark"])(
    "derived colors have a contrast of at minimum 4.5 in %s",
    (scheme) => {
      element.style.colorScheme = scheme;
      element.style.setProperty("--ck-color-accent", accent);

      for (const pair of accentPairs)
        expect(contrastAt(element, pair), pair.what).toBeGreaterThanOrEqual(pair.minimum);
    },
  );
});

test.each(brands)("text in the accent %s has contrast without relative colors", (accent) => {
  element.style.setProperty("--ck-color-accent", accent);
  element.style.setProperty("--_accent-text", withoutRelativeColors("--_accent-text"));

  for (const colorScheme of ["light", "dark"]) {
    element.style.colorScheme = colorScheme;
    for (const ground of ["page", "surface"]) {
      const pair = { color: accentText, beneath: [token(ground)] };
      expect(contrastAt(element, pair), `${colorScheme} ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("inherit a token that an ancestor sets, also in a shadow root", () => {
  element.style.setProperty("--ck-color-accent", "rgb(122, 31, 92)");
  const inside = document.createElement("div");
  element.attachShadow({ mode: "open" }).append(inside);

  expect(resolve(token("accent"), inside)).toBe("rgb(122, 31, 92)");
});

test("follow the color-scheme of the element, not only the page's", () => {
  element.style.colorScheme = "dark";
  const dark = resolve(token("page"), element);
  element.style.colorScheme = "light";

  expect(resolve(token("page"), element)).not.toBe(dark);
});

test("leave the color-scheme to the page", () => {
  expect(getComputedStyle(document.documentElement).colorScheme).toBe("normal");
});

test("are also exported as text of one style sheet with its own layer", () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokensText);

  const [layer] = sheet.cssRules;
  expect(layer instanceof CSSLayerBlockRule && layer.name).toBe("claimkit-tokens");
});

test("don't prevent the browser from forcing the user's colors", async () => {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "forced-colors", value: "active" }],
  });

  for (const { color } of pairs)
    expect(resolve(color, element), color).toBe(resolve("CanvasText", element));
});

test("disable transitions with prefers-reduced-motion", async () => {
  const page = getComputedStyle(document.documentElement);
  expect(page.getPropertyValue("--ck-duration")).toBe("350ms");

  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value: "reduce" }],
  });

  expect(page.getPropertyValue("--ck-duration")).toBe("0s");
});

/** Declared light values by media query and name; for `light-dark(a, b)`, `a`. */
function lightValues(rules: Iterable<CSSRule>, media = ""): [string, string][] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return lightValues(rule.cssRules, rule.conditionText);
    if (!(rule instanceof CSSStyleRule)) return [];
    const names = [...rule.style].filter((name) => /color|shadow/.test(name));
    return names.map((name): [string, string] => {
      const light = rule.style.getPropertyValue(name).replace(LIGHT_DARK, "$1");
      return [`${media} ${name}`, light.replace(/\s+/g, " ").trim()];
    });
  });
}

const LIGHT_DARK = /light-dark\(\s*((?:[^(),]|\([^)]*\))+),(?:[^(),]|\([^)]*\))+\)/g;

test("have the same light colors in browsers without light-dark()", () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokensText);
  const [layer] = sheet.cssRules;
  const rules = layer instanceof CSSLayerBlockRule ? [...layer.cssRules] : [];
  const conditional = rules.filter((rule) => rule instanceof CSSSupportsRule);
  const plain = rules.filter((rule) => !(rule instanceof CSSSupportsRule));

  const expected = lightValues(conditional.flatMap((rule) => Array.from(rule.cssRules)));
  expect(expected).toHaveLength(25);
  expect(lightValues(plain)).toEqual(expected);
});
