/** The kit's own accent, and brands whose colors are too light or too bright for text in one of the schemes. */
const accents = ["", "#ffcc00", "#ff0083", "#ff5715"];

/** Each accent in light and dark. */
export const looks: { accent: string; colorScheme: string }[] = accents.flatMap((accent) =>
  ["light", "dark"].map((colorScheme) => ({ accent, colorScheme })),
);

/** Sets an accent and a color scheme on an element, as a host would. Transitions end at once. */
export function wear(
  element: HTMLElement,
  { accent, colorScheme }: { accent: string; colorScheme: string },
): void {
  element.style.colorScheme = colorScheme;
  element.style.background = "var(--ck-color-page)";
  element.style.color = "var(--ck-color-text)";
  element.style.setProperty("--ck-duration", "0s");
  element.style.removeProperty("--ck-color-accent");
  if (accent) element.style.setProperty("--ck-color-accent", accent);
}
