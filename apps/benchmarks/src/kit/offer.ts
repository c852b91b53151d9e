import { bundle } from "./bundle.ts";
import type { Library } from "./libraries.ts";
import { PARTS, type Part } from "./parts.ts";

/** The parts that a library has, and for each the cases that a page with it takes: the part and what is around it. */
export type Offer = ReadonlyMap<Part, readonly string[]>;

/** Reads from a case file's exports what its library has. */
export async function offerOf({ cases }: Library): Promise<Offer> {
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
