import { readFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import * as entry from "./index.ts";

test("exports these names", () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    "AllFaqs",
    "InteractiveFaqs",
    "useFaqs",
    "usePopularFaqs",
  ]);
});

test("ships every style sheet, in its layer and after the line that orders the layers", async () => {
  const styles = await readFile(new URL("styles.css", import.meta.url), "utf8");

  expect(styles.split("\n")[0]).toBe(
    "@layer claimkit.tokens, claimkit.vendor, claimkit.kit.reset, claimkit.kit.base, claimkit.kit, claimkit.widgets;",
  );
  const sheets = globSync("*/*.css", { cwd: new URL(".", import.meta.url) });
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    expect(styles).toContain(`@import "./${sheet}" layer(claimkit.widgets);`);
  }
});
