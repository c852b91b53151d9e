import bootstrap from "bootstrap/dist/css/bootstrap.css?inline";
import { compile } from "tailwindcss";
import preflight from "tailwindcss/preflight.css?raw";
import theme from "tailwindcss/theme.css?raw";
import legacy from "./legacy.css?inline";

const sources: Readonly<Record<string, string>> = { theme, preflight };

/** Preflight as a page with Tailwind gets it: in its layer, after that of the theme. */
const { build } = await compile(
  '@layer theme, base; @import "theme" layer(theme); @import "preflight" layer(base);',
  {
    loadStylesheet: async (id, base) => ({ path: id, base, content: sources[id] ?? "" }),
  },
);

/** The one line that a page adds when its rem is ten pixels, outside of layers as tokens always are. */
const size = ":root { --ck-size: 1.6rem }";

const inALayer = (text: string): string => `@layer host { ${text} }`;

/** Style sheets that pages have before the kit comes to them. */
export const hostSheets = {
  bootstrap,
  "bootstrap in a layer": inALayer(bootstrap),
  tailwind: build([]),
  legacy: legacy + size,
  "legacy in a layer": inALayer(legacy) + size,
} as const;

/** A page under whose style sheet the kit has to keep its look. */
export type Host = keyof typeof hostSheets;
