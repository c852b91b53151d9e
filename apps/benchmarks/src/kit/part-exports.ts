import { bundle } from "./bundle.ts";
import type { Library } from "./libraries.ts";
import { PARTS, type Part } from "./parts.ts";

/** The parts that a library has, each with the exports that its page needs: the part, and its wrapper if it has one. */
export type PartExports = ReadonlyMap<Part, readonly string[]>;

/** Reads a library's parts from the exports of its case file. */
export async function partExportsOf({ cases }: Library): Promise<PartExports> {
  const { exported } = await bundle(`export * from ${JSON.stringify(cases)};`, {
    packages: "external",
  });
  const has = (name: string): boolean => exported.includes(name);
  return new Map(
    PARTS.filter(has).map((part) => {
      const page = [`${part}Page`, "Page"].find(has);
      return [part, page ? [part, page] : [part]];
    }),
  );
}
