/** Colors of the embedded map, in the format of MapLibre. */
export interface Palette {
  water: string;
  land: string;
  home: string;
  border: string;
  label: string;
  place: string;
  halo: string;
}

/** Light colors, for a page without our style sheet. */
export const lightPalette: Palette = {
  water: "#d2dae1",
  land: "#ffffff",
  home: "#f6f6f6",
  border: "#a9b0b4",
  label: "#526068",
  place: "#1a2529",
  halo: "#ffffff",
};

const names = Object.keys(lightPalette) as (keyof Palette)[];

/** Reads the colors of the map from the custom properties of an element. */
export function readPalette(element: Element): Palette {
  const probe = element.ownerDocument.createElement("span");
  probe.hidden = true;
  element.append(probe);
  const colors = names.map((name): [keyof Palette, string] => {
    probe.style.color = "";
    probe.style.color = `var(--ck-map-${name}, ${lightPalette[name]})`;
    return [name, plainColor(getComputedStyle(probe).color) ?? lightPalette[name]];
  });
  probe.remove();
  return { ...lightPalette, ...Object.fromEntries(colors) };
}

/** Converts a CSS color to `rgb()`, because MapLibre cannot parse the computed value of `color-mix()`. */
export function plainColor(color: string): string | undefined {
  const srgb = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(color);
  if (!srgb) return color.startsWith("rgb") ? color : undefined;
  const [red, green, blue] = srgb.slice(1, 4).map((share) => Math.round(Number(share) * 255));
  return `rgba(${red}, ${green}, ${blue}, ${srgb[4] ?? 1})`;
}
