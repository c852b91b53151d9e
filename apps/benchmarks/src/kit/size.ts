import { gzipSync } from "node:zlib";
import { bundle } from "./bundle.ts";
import type { Library } from "./libraries.ts";
import type { Offer } from "./offer.ts";
import type { Part } from "./parts.ts";
import type { Samples } from "./results.ts";

const KB = 1024;

/** As the budgets of the packages count: everything inside but React; styles are no part of it. */
const external = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"];

/** What each part brings to a page, alone and with all others of its library, in KB of gzipped JavaScript. */
export async function sizes(
  offers: ReadonlyMap<Library, Offer>,
  parts: readonly Part[],
): Promise<Samples> {
  const samples = new Map<Part | "all", Map<Library, number[]>>();
  for (const part of parts) samples.set(part, new Map());
  samples.set("all", new Map());
  for (const [library, offer] of offers) {
    for (const [part, names] of offer) {
      samples.get(part)?.set(library, [await size(library, names)]);
    }
    const all = new Set([...offer.values()].flat());
    samples.get("all")?.set(library, [await size(library, [...all])]);
  }
  return samples;
}

async function size({ cases }: Library, names: readonly string[]): Promise<number> {
  const { js } = await bundle(`export { ${names.join(", ")} } from ${JSON.stringify(cases)};`, {
    external,
  });
  return gzipSync(js, { level: 9 }).byteLength / KB;
}
