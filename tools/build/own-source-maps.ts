import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";

interface SourceMap {
  sources: string[];
  sourcesContent: (string | null)[];
}

const OWN = /^(\.\.\/)+[\w-]+\/src\/|^(\.\.\/)?src\//;
const COMMENT = /\n\/\/# sourceMappingURL=\S+\s*$/;

/**
 * Removes the sources of dependencies from the source maps of a bundle, because they are most of its size and
 * already published. Removes maps without any source of this repository.
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

/** Removes the content of dependencies from a map. */
export function withOwnContent<Map extends SourceMap>(map: Map): Map {
  const sourcesContent = map.sources.map((source, index) =>
    OWN.test(source) ? (map.sourcesContent[index] ?? null) : null,
  );
  return { ...map, sourcesContent };
}
