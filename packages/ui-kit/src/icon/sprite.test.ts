import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sprite } from "../../sprite/sprite.ts";

test("the published sprite sheet has every drawing as it is now", async () => {
  const published = await readFile(new URL("../../sprite.svg", import.meta.url), "utf8");

  expect(published, "run: node packages/ui-kit/sprite/write.ts").toBe(sprite());
});
