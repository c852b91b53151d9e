import { gzipSync } from "node:zlib";
import { componentSheet } from "@claimkit/tools/build/component-sheets";
import { bundle } from "./bundle.ts";
import type { Part } from "./cases.ts";
import { claimkit, type Library, type PartExports } from "./libraries.ts";
import type { Samples } from "./measure.ts";

const KB = 1024;

/** As in the packages' size budgets, React is not included. */
const external = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"];

/**
 * Size of each part alone and of all parts of a library together, in KB of gzipped JavaScript and CSS. The CSS is what
 * the library's documentation tells a host to load: the kit has a sheet for each component, other libraries one for all.
 */
export async function sizes(
  exportsByLibrary: ReadonlyMap<Library, PartExports>,
  parts: readonly Part[],
): Promise<Samples> {
  const samples: Samples = new Map();
  for (const part of parts) samples.set(part, new Map());
  samples.set("all", new Map());
  for (const [library, partExports] of exportsByLibrary) {
    for (const [part, names] of partExports) {
      const own = library === claimkit ? await componentSheet("ui-kit", part) : undefined;
      samples.get(part)?.set(library, [await size(library, names, own)]);
    }
    const all = new Set([...partExports.values()].flat());
    samples.get("all")?.set(library, [await size(library, [...all])]);
  }
  return samples;
}

/** @param sheet replaces the CSS that the cases import */
async function size({ cases }: Library, names: readonly string[], sheet?: string): Promise<number> {
  const { js, css } = await bundle(
    `export { ${names.join(", ")} } from ${JSON.stringify(cases)};`,
    {
      external,
    },
  );
  return (zipped(js) + zipped(sheet ?? css)) / KB;
}

function zipped(file: string | Uint8Array): number {
  return file.length > 0 ? gzipSync(file, { level: 9 }).byteLength : 0;
}
