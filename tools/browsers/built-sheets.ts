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

/** Runs in Node. */
export const builtSheets: BrowserCommand<[name: string]> = async (_, name) => {
  const names = await styledComponents(name);
  const sheets = await Promise.all(names.map((each) => componentSheet(name, each)));
  return {
    whole: await wholeSheet(name),
    components: Object.fromEntries(names.map((each, index) => [each, sheets[index] ?? ""])),
  };
};
