import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sprite } from "../../sprite/sprite.ts";

test("the published sprite sheet matches the current icons", async () => {
  const published = await readFile(new URL("../../sprite.svg", import.meta.url), "utf8");

  expect(published, "run: node packages/ui-kit/sprite/write.ts").toBe(sprite());
});
