import { globSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { packWithBill } from "../release/pack-release.ts";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";
import { readJson } from "./packed.ts";

const destination = temporaryFolder("release");

afterEach(() => removeFolder(destination));

test("a release has a tarball of each package and a bill of what it contains", () => {
  packWithBill(resolve(import.meta.dirname, "../../packages/claims-api"), destination);

  const [bill = ""] = globSync("*.cdx.json", { cwd: destination });
  expect(globSync("claimkit-claims-api-*.tgz", { cwd: destination })).toHaveLength(1);
  expect(readJson(destination, bill)).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { purl: expect.stringContaining("claims-api") } },
    components: [expect.objectContaining({ name: "valibot" })],
  });
});
