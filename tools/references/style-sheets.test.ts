import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

const LAYERS =
  "@layer claimkit.tokens, claimkit.vendor, claimkit.kit.reset, claimkit.kit.base, claimkit.kit, claimkit.widgets;";

const packages = globSync("packages/*/src/styles.css", { cwd: root }).filter(
  (file) => !file.includes("widget-runtime"),
);

test.each(packages)("%s imports each sheet once, in a layer, after the layers' order", (file) => {
  const [first, ...lines] = readFileSync(resolve(root, file), "utf8").split("\n");
  const imports = lines.filter((line) => line !== "");
  const sheets = globSync("**/*.css", { cwd: resolve(root, dirname(file)) });
  const imported = imports.map(
    (line) => /^@import "(.*)" layer\(claimkit\.[a-z.]+\);$/.exec(line)?.[1] ?? `no layer: ${line}`,
  );

  expect(first).toBe(LAYERS);
  expect(imported.filter((path) => !path.startsWith("@claimkit/")).toSorted()).toEqual(
    sheets
      .filter((sheet) => sheet !== "styles.css")
      .map((sheet) => `./${sheet}`)
      .toSorted(),
  );
});
