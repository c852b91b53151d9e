import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { designTokens } from "../tokens/design-tokens.ts";
import { tokensText } from "./styles-text.ts";
import source from "./tokens.css?raw";
import "./styles.css";

const tokens = designTokens(source);

let element: HTMLElement;

beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
  element.className = "ck-tokens";
  // The edge of cards has the color of the text in high contrast.
  element.style.color = "var(--ck-color-text)";
});

afterEach(async () => {
  element.remove();
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});

/** The custom property of a token, or what derived-tokens.css computes for it. */
function property(name: string): string {
  const derived = /^(?:color-)?(accent-text|on-accent|font-heading|radius-control)$/.exec(name);
  return derived ? `var(--_${derived[1]})` : `var(--ck-${name})`;
}

/** The token that another one refers to, or the value itself. */
function follow(value: unknown): unknown {
  const [, group = "", name = ""] = /^\{([\w-]+)\.([\w-]+)\}$/.exec(String(value)) ?? [];
  const token = tokens[group]?.[name];
  return token ? follow(token.$value) : value;
}

/** A value of tokens.json as CSS. */
function toCss(value: unknown): string {
  const followed = follow(value);
  if (Array.isArray(followed) && typeof followed[0] === "number")
    return `cubic-bezier(${followed.join()})`;
  if (Array.isArray(followed)) return followed.map(toCss).join(", ");
  if (typeof followed !== "object" || followed === null) return String(followed);
  const fields = followed as Record<string, unknown>;
  if ("unit" in fields) return `${fields["value"]}${fields["unit"]}`;
  if ("components" in fields)
    return `rgb(${(fields["components"] as number[]).map((each) => each * 255).join(" ")} / ${fields["alpha"]})`;
  if ("blur" in fields)
    return ["offsetX", "offsetY", "blur", "spread", "color"]
      .map((key) => toCss(fields[key]))
      .join(" ");
  const { fontWeight, fontSize, lineHeight, fontFamily } = fields;
  return `${fontWeight} ${toCss(fontSize)} / ${lineHeight} ${toCss(fontFamily)}`;
}

/** The CSS property in which the browser computes values of a type. */
const computedIn: Record<string, string> = {
  color: "background-color",
  shadow: "box-shadow",
  typography: "font",
  fontFamily: "font-family",
  dimension: "inline-size",
  duration: "transition-duration",
  cubicBezier: "transition-timing-function",
};

/** A value as the browser computes it, without the noise of color spaces. */
function compute(type: string, css: string): string {
  const name = computedIn[type] ?? "";
  const value = type === "color" ? `color-mix(in srgb, ${css}, ${css})` : css;
  element.style.removeProperty(name);
  element.style.setProperty(name, value);
  return getComputedStyle(element)
    .getPropertyValue(name)
    .replaceAll(/\d+\.\d+(?:e-\d+)?/g, (number) =>
      Number(number)
        .toFixed(2)
        .replace(/\.?0+$/, ""),
    );
}

/** The value of the kit's custom property. */
function fromCss(name: string, type: string): string {
  const font = type === "typography" ? " var(--ck-font)" : "";
  return compute(type, `${property(name)}${font}`);
}

const modes = ["light", "dark"].flatMap((scheme) => [
  { group: scheme, scheme, contrast: "no-preference" },
  { group: `${scheme}-contrast`, scheme, contrast: "more" },
]);

test.each(modes)("have the colors and shadows of $group", async ({ group, scheme, contrast }) => {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-contrast", value: contrast }],
  });
  element.style.colorScheme = scheme;

  for (const [name, { $type, $value }] of Object.entries(tokens[group] ?? {}))
    expect(compute($type, toCss($value)), name).toBe(fromCss(name, $type));
});

test("have the fonts, lengths and times of every mode", () => {
  for (const [name, { $type, $value }] of Object.entries(tokens["base"] ?? {}))
    expect(compute($type, toCss($value)), name).toBe(fromCss(name, $type));
});

test("have every token of the style sheet", () => {
  const declared = new Set(tokensText.match(/--ck-[\w-]+(?=\s*:)/g));
  const named = new Set(Object.keys({ ...tokens["base"], ...tokens["dark"] }));

  expect([...declared].filter((each) => !named.has(each.replace("--ck-", "")))).toEqual([]);
});
