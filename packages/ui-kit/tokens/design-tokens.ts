/** A token in the format of the Design Tokens Community Group: https://www.designtokens.org/tr/2025.10/format/ */
export interface DesignToken {
  $type: string;
  $value: unknown;
}

/** Tokens by the name of their custom property without `--ck-`. */
export type DesignTokens = Record<string, DesignToken>;

/** A custom property, and the conditions and selectors around it. */
interface Declaration {
  around: string;
  name: string;
  value: string;
}

const modes = ["light", "dark", "light-contrast", "dark-contrast"] as const;

/** The tokens of the kit's style sheet: `base` for those that are equal in every mode, and those of each mode. */
export function designTokens(css: string): Record<string, DesignTokens> {
  const all = declarations(css);
  const colored = all.filter(({ around }) => around.includes("@supports"));
  const base = all.filter(
    ({ around, name }) => !around.includes("@") && !colored.some((each) => each.name === name),
  );
  return {
    base: {
      ...toTokens(base),
      "font-heading": { $type: "fontFamily", $value: "{base.font}" },
      "radius-control": { $type: "dimension", $value: "{base.radius}" },
    },
    ...Object.fromEntries(modes.map((mode) => [mode, colorsOf(mode, colored)])),
  };
}

/** The colors and shadows of a mode, and those that derived-tokens.css derives from the kit's own accent. */
function colorsOf(mode: (typeof modes)[number], colored: readonly Declaration[]): DesignTokens {
  const [scheme, contrast] = mode.split("-");
  const inMode = colored
    .filter(({ around }) => contrast !== undefined || !around.includes("prefers-contrast"))
    .map(({ around, name, value }) => ({
      around,
      name,
      value: value.replaceAll(LIGHT_DARK, scheme === "dark" ? "$2" : "$1"),
    }));
  return {
    // The sheet has those for more contrast last, and the last of a name wins here too.
    ...toTokens(inMode, `{${mode}.color-text}`),
    "color-accent-text": { $type: "color", $value: `{${mode}.color-accent}` },
    "color-on-accent": { $type: "color", $value: color(scheme === "dark" ? "#000000" : "#ffffff") },
  };
}

const LIGHT_DARK = /light-dark\(\s*((?:[^(),]|\([^)]*\))+),\s*((?:[^(),]|\([^)]*\))+)\)/g;

function toTokens(all: readonly Declaration[], currentColor = ""): DesignTokens {
  return Object.fromEntries(
    all.map(({ name, value }) => [
      name,
      value === "currentColor" ? { $type: "color", $value: currentColor } : toToken(name, value),
    ]),
  );
}

function toToken(name: string, value: string): DesignToken {
  if (name.startsWith("color-")) return { $type: "color", $value: color(value) };
  if (name.startsWith("shadow")) return { $type: "shadow", $value: layers(value).map(shadow) };
  if (name.startsWith("text-")) return { $type: "typography", $value: typography(value) };
  if (name === "font") return { $type: "fontFamily", $value: layers(value).map(unquoted) };
  if (name === "duration")
    return { $type: "duration", $value: { value: Number.parseFloat(value), unit: "ms" } };
  if (name === "ease")
    return { $type: "cubicBezier", $value: (value.match(/[\d.]+/g) ?? []).map(Number) };
  return { $type: "dimension", $value: dimension(value) };
}

function color(value: string): object {
  if (value === "transparent") return { colorSpace: "srgb", components: [0, 0, 0], alpha: 0 };
  const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(value);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  if (!hex && !rgb) throw new Error(`${value} is not a color that tokens.json can have.`);
  const bytes = hex
    ? hex.slice(1).map((each) => Number.parseInt(each, 16))
    : (rgb?.slice(1, 4) ?? []).map(Number);
  return {
    colorSpace: "srgb",
    components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
    alpha: rgb ? Number(rgb[4]) : 1,
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`,
  };
}

function shadow(value: string): object {
  const [, offsetX = "", offsetY = "", blur = "", rest = ""] =
    /^(\S+) (\S+) (\S+) (.+)$/.exec(value) ?? [];
  return {
    color: color(rest),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension("0"),
  };
}

function typography(value: string): object {
  const [, weight, size = "", lineHeight] = /^(\d+) (.+) \/ ([\d.]+)$/.exec(value) ?? [];
  return {
    fontFamily: "{base.font}",
    fontSize: dimension(size),
    fontWeight: Number(weight),
    letterSpacing: dimension("0"),
    lineHeight: Number(lineHeight),
  };
}

/** Multiples of `--ck-size` are in rem. Of two lengths, the first, which is the smallest. */
function dimension(value: string): object {
  const multiple = /^calc\(var\(--ck-size\) \* ([\d.]+)\)$/.exec(value);
  if (multiple) return { value: Number(multiple[1]), unit: "rem" };
  if (value === "var(--ck-size)") return { value: 1, unit: "rem" };
  const [, number, unit = "px"] = /^(?:max\()?([\d.]+)(px|rem)?/.exec(value) ?? [];
  if (number === undefined) throw new Error(`${value} is not a length that tokens.json can have.`);
  return { value: Number(number), unit };
}

/** The parts of a list that are separated by commas outside of parentheses. */
function layers(value: string): string[] {
  return value.split(/,(?![^(]*\))/).map((each) => each.trim());
}

function unquoted(text: string): string {
  return text.replaceAll('"', "");
}

/** All custom properties `--ck-*` of a style sheet, in order. */
function declarations(css: string): Declaration[] {
  const found: Declaration[] = [];
  const around: string[] = [];
  const pieces = css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g);
  for (const [, text = "", end] of pieces) {
    if (end === "{") around.push(text.trim());
    const [, name, value = ""] = /^\s*--ck-([\w-]+):(.*)$/s.exec(text) ?? [];
    if (end === ";" && name !== undefined)
      found.push({ around: around.join(" "), name, value: value.replaceAll(/\s+/g, " ").trim() });
    if (end === "}") around.pop();
  }
  return found;
}
