import { gzipSync } from "node:zlib";
import { bundle } from "./bundle.ts";
import type { Library } from "./libraries.ts";
import type { PartExports } from "./part-exports.ts";
import type { Part } from "./parts.ts";
import type { Samples } from "./results.ts";

const KB = 1024;

/** As in the packages' size budgets, React and styles are not included. */
const external = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"];

/** Size of each part alone and of all parts of a library together, in KB of gzipped JavaScript. */
export async function sizes(
  exportsByLibrary: ReadonlyMap<Library, PartExports>,
  parts: readonly Part[],
): Promise<Samples> {
  const samples = new Map<Part | "all", Map<Library, number[]>>();
  for (const part of parts) samples.set(part, new Map());
  samples.set("all", new Map());
  for (const [library, partExports] of exportsByLibrary) {
    for (const [part, names] of partExports) {
      samples.get(part)?.set(library, [await size(library, names)]);
    }
    const all = new Set([...partExports.values()].flat());
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
