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

/** What Material UI's `CssBaseline` adds to a page. */
const materialUi = `
  html { -webkit-font-smoothing: antialiased; box-sizing: border-box; -webkit-text-size-adjust: 100% }
  *, *::before, *::after { box-sizing: inherit }
  strong, b { font-weight: 700 }
  body { margin: 0; color: rgba(0, 0, 0, 0.87); font: 400 1rem/1.5 Roboto, sans-serif; letter-spacing: 0.00938em;
    background-color: #fff }`;

/** Style sheets of host pages. */
export const hostSheets = {
  bootstrap,
  /** Since version 4, Tailwind has layers. */
  tailwind: build([]),
  /** In version 3, it had none. */
  "tailwind 3": preflight.replaceAll("--theme(", "var(--theme, "),
  "material ui": materialUi,
  legacy: legacy + size,
} as const;

/** A host page whose style sheet must not change the kit's appearance. */
export type Host = keyof typeof hostSheets;
