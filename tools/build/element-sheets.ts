import { basename, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import {
  bundleSources,
  componentOf,
  importOf,
  layerOrder,
  sheetsFor,
  type Source,
} from "./component-sheets.ts";

const packages = resolve(import.meta.dirname, "../../packages");

/** Matches an import of the sheets of a component, such as `@claimkit/faq/all-faqs.css?sheets`. */
const SHEETS = /^@claimkit\/([\w-]+)\/([\w-]+)\.css\?sheets$/;

/** Sheets that belong to the document. A page's rules don't apply in a shadow root. */
const OF_THE_DOCUMENT = new Set(["tokens.css", "host-rules.css"]);

/** The id of a module with one sheet. It must not end with `.css`, which Vite would load itself. */
const SHEET = /^\0sheet:([\w.]*):(.+)$/;

/** The module that lists the sheets of a component. */
const LIST = /^\0sheets:([\w-]+):([\w-]+)$/;

// Why: docs/decisions/styles.md#elements-adopt-the-sheets-of-their-components
/**
 * Imports the style sheets of a component and of everything that it renders as a list of texts, without those of
 * the document. Each source sheet is a module, so that elements share it.
 */
export function elementSheets(): Plugin {
  return {
    name: "element-sheets",
    enforce: "pre",
    resolveId(id) {
      const [, name, sheet] = SHEETS.exec(id) ?? [];
      if (name && sheet) return `\0sheets:${name}:${sheet}`;
      return id.startsWith("\0sheet") ? id : undefined;
    },
    async load(id) {
      const [, name, sheet] = LIST.exec(id) ?? [];
      if (name && sheet) return listOf(name, await sheetsFor(name, componentOf(sheet)));
      const [, layer, file] = SHEET.exec(id) ?? [];
      if (layer === undefined || file === undefined) return undefined;
      const source = { file: resolve(packages, `${file}.css`), layer };
      return moduleOf(await bundleSources([importOf(source)]));
    },
  };
}

function listOf(name: string, sources: readonly Source[]): string {
  const ids = sources
    .filter(({ file }) => !OF_THE_DOCUMENT.has(basename(file)))
    .map(({ file, layer }) => `\0sheet:${layer}:${relative(packages, file).replace(/\.css$/, "")}`);
  const imports = ids.map((id, index) => `import s${index} from ${JSON.stringify(id)};`);
  const names = ids.map((_, index) => `s${index}`);
  return `${imports.join("\n")}\nexport default [${JSON.stringify(layerOrder(name))}, ${names.join(", ")}];`;
}

const moduleOf = (text: string): string => `export default ${JSON.stringify(text)};`;
