import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";

interface SourceMap {
  sources: string[];
  sourcesContent: (string | null)[];
}

const OWN = /^(\.\.\/)+[\w-]+\/src\/|^(\.\.\/)?src\//;
const COMMENT = /\n\/\/# sourceMappingURL=\S+\s*$/;

/**
 * Drops the sources of React, pdf.js and other dependencies from the maps of a bundle. They are published
 * elsewhere, and are most of a map. A file that holds nothing of ours gets no map.
 */
export async function keepOwnSources(pattern: string): Promise<void> {
  for (const file of globSync(pattern)) {
    const map = JSON.parse(await readFile(file, "utf8")) as SourceMap;
    if (map.sources.some((source) => OWN.test(source))) {
      await writeFile(file, JSON.stringify(withOwnContent(map)));
    } else {
      const script = file.replace(/\.map$/, "");
      await writeFile(script, (await readFile(script, "utf8")).replace(COMMENT, "\n"));
      await rm(file);
    }
  }
}

/** The same map, with the content of our own sources only. */
export function withOwnContent<Map extends SourceMap>(map: Map): Map {
  const sourcesContent = map.sources.map((source, at) =>
    OWN.test(source) ? (map.sourcesContent[at] ?? null) : null,
  );
  return { ...map, sourcesContent };
}
