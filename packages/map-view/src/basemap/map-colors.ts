/** Colors of the map, from the custom properties `--ck-map-*`, in the format of MapLibre. */
export interface MapColors {
  /** Seas, lakes and rivers. */
  water: string;
  /** Countries without repair shops. */
  land: string;
  /** The states, and the ground between streets. */
  home: string;
  /** Borders of states and countries. */
  border: string;
  /** Names of states and countries. */
  label: string;
  /** Names of cities and streets. */
  place: string;
  /** Around names. */
  halo: string;
  /** Parks and woods. */
  park: string;
  /** Streets in towns. */
  street: string;
  /** Primary to tertiary roads. */
  road: string;
  /** Motorways and trunk roads. */
  highway: string;
  /** Edges of streets, roads and highways. */
  edge: string;
  /** Railways. */
  rail: string;
}

/** Light colors, for a page without our style sheet. */
const lightColors: MapColors = {
  water: "#d2dae1",
  land: "#ffffff",
  home: "#f6f6f6",
  border: "#a9b0b4",
  label: "#526068",
  place: "#1a2529",
  halo: "#ffffff",
  park: "#d8e1dc",
  street: "#ffffff",
  road: "#f2eee6",
  highway: "#cfc0a3",
  edge: "#cdd2d4",
  rail: "#c7ccce",
};

const names = Object.keys(lightColors) as (keyof MapColors)[];

/** Reads the colors of the map from the custom properties of an element. */
export function readMapColors(element: Element): MapColors {
  const colors = names.map((name) => [
    name,
    readColor(element, `var(--ck-map-${name}, ${lightColors[name]})`) ?? lightColors[name],
  ]);
  return { ...lightColors, ...Object.fromEntries(colors) };
}

/** Computes a CSS color inside an element, in a format that MapLibre can parse. */
export function readColor(element: Element, color: string): string | undefined {
  const probe = element.ownerDocument.createElement("span");
  probe.hidden = true;
  // Otherwise, forced colors make all of them the same.
  probe.style.forcedColorAdjust = "none";
  element.append(probe);
  const computed = (css: string): string => {
    probe.style.color = css;
    return getComputedStyle(probe).color;
  };
  const value = computed(color);
  // Mixed with itself, a color such as oklch() becomes one of sRGB.
  const plain = plainColor(value) ?? plainColor(computed(`color-mix(in srgb, ${value}, ${value})`));
  probe.remove();
  return plain;
}

/** Converts a computed color to `rgb()`, because MapLibre cannot parse `color(srgb)`. */
function plainColor(color: string): string | undefined {
  const srgb = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(color);
  if (!srgb) return color.startsWith("rgb") ? color : undefined;
  const [red, green, blue] = srgb.slice(1, 4).map(toByte);
  return `rgba(${red}, ${green}, ${blue}, ${srgb[4] ?? 1})`;
}

/** A share of 255. Colors that a screen of sRGB cannot show are outside of 0 to 1. */
function toByte(share: string): number {
  return Math.round(Math.min(1, Math.max(0, Number(share))) * 255);
}
