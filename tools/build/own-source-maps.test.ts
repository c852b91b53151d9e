import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";
import { keepOwnSources } from "./own-source-maps.ts";

test("keeps only this repository's sources, and removes maps without any", async () => {
  const folder = temporaryFolder("maps");
  onTestFinished(() => removeFolder(folder));
  const write = (name: string, sources: string[]): void => {
    writeFileSync(join(folder, `${name}.js`), `run();\n//# sourceMappingURL=${name}.js.map\n`);
    const sourcesContent = sources.map((source) => `content of ${source}`);
    writeFileSync(join(folder, `${name}.js.map`), JSON.stringify({ sources, sourcesContent }));
  };
  const react = "../../../node_modules/.pnpm/react@19.3.1/node_modules/react/index.js";
  write("mixed", [react, "../../ui-kit/src/tag/tag.tsx", "../src/standalone.ts"]);
  write("foreign", [react, "webpack://pdf.js/src/shared/util.js"]);

  await keepOwnSources(join(folder, "*.map"));

  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  expect(JSON.parse(read("mixed.js.map"))).toMatchObject({
    sourcesContent: [
      null,
      "content of ../../ui-kit/src/tag/tag.tsx",
      "content of ../src/standalone.ts",
    ],
  });
  expect(read("mixed.js")).toContain("sourceMappingURL=mixed.js.map");
  expect(existsSync(join(folder, "foreign.js.map"))).toBe(false);
  expect(read("foreign.js")).toBe("run();\n");
});
