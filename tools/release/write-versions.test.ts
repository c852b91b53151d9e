import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { versioned, versionModule } from "./write-versions.ts";

test.each(versioned)("the code of %s has the version of its manifest", (name) => {
  const { path, content } = versionModule(name);

  expect(readFileSync(path, "utf8")).toBe(content);
});
