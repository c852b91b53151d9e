import { toRgb } from "./to-rgb.ts";

/** A color as `#rrggbb`, with its opacity unless it is opaque: `rgb(26 37 41 / 50%)`. */
export function toHex(color: string): string {
  const [red, green, blue, alpha] = toRgb(color);
  if (alpha < 255) return `rgb(${red} ${green} ${blue} / ${Math.round((alpha / 255) * 100)}%)`;
  return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
