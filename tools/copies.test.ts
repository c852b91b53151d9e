import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const repository = resolve(import.meta.dirname, "..");

// Why: docs/decisions/uploads.md#kinds-by-content-exist-twice
test("the kit and the client recognize the same kinds of files", async () => {
  const [kit, client] = await Promise.all(
    ["ui-kit/src/file-upload", "claims-api/src/uploads"].map((folder) =>
      readFile(resolve(repository, "packages", folder, "file-type.ts"), "utf8"),
    ),
  );

  expect(client).toBe(kit);
});
