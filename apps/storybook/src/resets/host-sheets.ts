import bootstrap from "bootstrap/dist/css/bootstrap.css?inline";
import { compile } from "tailwindcss";
import preflight from "tailwindcss/preflight.css?raw";
import theme from "tailwindcss/theme.css?raw";
import legacy from "./legacy.css?inline";

const sources: Readonly<Record<string, string>> = { theme, preflight };

/** Tailwind's preflight in its layer, after the theme's layer. */
const { build } = await compile(
  '@layer theme, base; @import "theme" layer(theme); @import "preflight" layer(base);',
  {
    loadStylesheet: async (id, base) => ({ path: id, base, content: sources[id] ?? "" }),
  },
);

/** What a page adds if its `rem` is ten pixels. Tokens are always outside of layers. */
const size = ":root { --ck-size: 1.6rem }";

const inALayer = (text: string): string => `@layer host { ${text} }`;

/** Style sheets of host pages, loaded before the kit's. */
export const hostSheets = {
  bootstrap,
  "bootstrap in a layer": inALayer(bootstrap),
  tailwind: build([]),
  legacy: legacy + size,
  "legacy in a layer": inALayer(legacy) + size,
} as const;

/** A host page whose style sheet must not change the kit's appearance. */
export type Host = keyof typeof hostSheets;
