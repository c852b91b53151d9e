import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

const LAYERS =
  "@layer claimkit-tokens, reset, theme, base, claimkit.vendor, claimkit.kit.reset, claimkit.kit.base, claimkit.kit, claimkit.widgets, components, utilities;";

const packages = globSync("packages/*/src/styles.css", { cwd: root }).filter(
  (file) => !file.includes("widget-runtime"),
);

/** The only sheet without a layer: it overrides a page's. */
const UNLAYERED = '@import "./shared/host-rules.css";';

test.each(packages)("%s imports each sheet once, in a layer, after the layers' order", (file) => {
  const [first, ...lines] = readFileSync(resolve(root, file), "utf8").split("\n");
  const imports = lines.filter((line) => line !== "");
  const sheets = globSync("**/*.css", { cwd: resolve(root, dirname(file)) });
  const imported = imports.map(
    (line) =>
      /^@import "(.*)" layer\(claimkit[-.][a-z.]+\);$/.exec(line)?.[1] ??
      (line === UNLAYERED ? "./shared/host-rules.css" : `no layer: ${line}`),
  );

  expect(first).toBe(LAYERS);
  expect(imported.filter((path) => !path.startsWith("@claimkit/")).toSorted()).toEqual(
    sheets
      .filter((sheet) => sheet !== "styles.css")
      .map((sheet) => `./${sheet}`)
      .toSorted(),
  );
});
