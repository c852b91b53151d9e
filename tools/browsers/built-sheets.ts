import type { BrowserCommand } from "vitest/node";
import {
  bundleSources,
  componentSheet,
  importOf,
  layerOrder,
  sheetsFor,
  styledComponents,
  wholeSheet,
} from "../build/component-sheets.ts";

/** The style sheets of a package, as its build writes them. */
interface BuiltSheets {
  whole: string;
  /** By the name of the component. */
  components: Record<string, string>;
  /** Those of all components of the kit and the package, in the order of their names, as one. */
  sorted: string;
  /** The same, in reverse order. */
  reversed: string;
}

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Returns the style sheets of a package. */
    builtSheets: (name: string) => Promise<BuiltSheets>;
  }
}

/** Several files of tests need the sheets of the kit, which take seconds to build. */
const built = new Map<string, Promise<BuiltSheets>>();

/** Runs in Node. */
export const builtSheets: BrowserCommand<[name: string]> = (_, name) => {
  const sheets = built.get(name) ?? buildSheets(name);
  built.set(name, sheets);
  return sheets;
};

async function buildSheets(name: string): Promise<BuiltSheets> {
  const packages = [...new Set(["ui-kit", name])];
  const names = await Promise.all(packages.map(styledComponents));
  const components = names.at(-1) ?? [];
  const sheets = await Promise.all(components.map((each) => componentSheet(name, each)));
  const sources = await Promise.all(
    packages.flatMap((each, index) => (names[index] ?? []).map((part) => sheetsFor(each, part))),
  );
  // As the sheets one after the other, because of a repeated import only the last one counts.
  const combine = (parts: typeof sources): Promise<string> =>
    bundleSources([layerOrder(name), ...parts.flat().map(importOf)]);
  return {
    whole: await wholeSheet(name),
    components: Object.fromEntries(components.map((each, index) => [each, sheets[index] ?? ""])),
    sorted: await combine(sources),
    reversed: await combine(sources.toReversed()),
  };
}
