import { resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../../packages/elements/src/renderer");

// Why: docs/decisions/packages.md#elements-render-with-preact
/** The modules of the elements' renderer, by the modules of React that they replace. */
export const renderer: Readonly<Record<string, string>> = {
  react: `${folder}/react.ts`,
  "react-dom": `${folder}/react.ts`,
  "react-dom/client": `${folder}/react-dom-client.ts`,
  "react/jsx-runtime": `${folder}/jsx-runtime.ts`,
  "use-sync-external-store/shim": `${folder}/react.ts`,
};
