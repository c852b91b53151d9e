import brands from "./brands.css?raw";

/** The style sheet of a brand, as a page would write it. */
export function cssOf(brand: string): string {
  const [, tokens = ""] = new RegExp(`\\.brand-${brand} (\\{[^}]*\\})`).exec(brands) ?? [];
  return `:root ${tokens.replace("{", "{\n  color-scheme: light dark;")}`;
}
