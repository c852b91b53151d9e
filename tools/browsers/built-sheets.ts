import type { BrowserCommand } from "vitest/node";
import { componentSheet, styledComponents, wholeSheet } from "../build/component-sheets.ts";

/** The style sheets of a package, as its build writes them. */
interface BuiltSheets {
  whole: string;
  /** By the name of the component. */
  components: Record<string, string>;
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
  const names = await styledComponents(name);
  const sheets = await Promise.all(names.map((each) => componentSheet(name, each)));
  return {
    whole: await wholeSheet(name),
    components: Object.fromEntries(names.map((each, index) => [each, sheets[index] ?? ""])),
  };
}
