import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeFolder, temporaryFolder } from "./temporary-folder.ts";

const root = resolve(import.meta.dirname, "..");

test.each([
  { end: "exits", code: "" },
  { end: "fails", code: 'throw new Error("failed");' },
])("removes the folder when its process $end", ({ code }) => {
  const place = temporaryFolder("test");
  onTestFinished(() => removeFolder(place));
  const module = JSON.stringify(join(import.meta.dirname, "temporary-folder.ts"));

  const { stdout } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { temporaryFolder } from ${module}; console.log(temporaryFolder("child")); ${code}`,
    ],
    { encoding: "utf8", env: { ...process.env, TMPDIR: place } },
  );

  expect(stdout).toContain(join(place, "claimkit-child-"));
  expect(readdirSync(place)).toEqual([]);
});

test("no other module creates temporary folders", () => {
  const { stdout } = spawnSync("git", ["ls-files", "*.ts", "*.tsx", "*.js", "*.mjs"], {
    cwd: root,
    encoding: "utf8",
  });
  const creators = stdout
    .split("\n")
    .filter((file) => file && existsSync(join(root, file)))
    .filter((file) => readFileSync(join(root, file), "utf8").includes("mkdtemp"));

  expect(creators).toEqual(["tools/temporary-folder.test.ts", "tools/temporary-folder.ts"]);
});
