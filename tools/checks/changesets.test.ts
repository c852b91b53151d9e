import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { missingMajors } from "./missing-majors.ts";
import { manifests, planRelease } from "./release-plan.ts";

const repository = resolve(import.meta.dirname, "../..");

const changeset = (type: string, name: string): string =>
  `---\n"@claimkit/${name}": ${type}\n---\n\nChanged.\n`;

// Why: docs/decisions/releases.md#one-copy-of-the-kit-the-client-and-the-runtime
test.each([
  {
    change: "claims-widgets minor",
    releases: ["claims-widgets minor", "elements patch"],
  },
  {
    change: "ui-kit minor",
    releases: ["elements patch", "ui-kit minor"],
  },
])("$change releases $releases", ({ change, releases }) => {
  const [name = "", type = ""] = change.split(" ");

  const planned = planRelease(changeset(type, name)).map(
    (release) => `${release.name.replace("@claimkit/", "")} ${release.type}`,
  );

  expect(planned.toSorted()).toEqual(releases);
});

test("a major release of a peer needs one of each package that uses it", () => {
  const majors = (names: readonly string[]): string[] =>
    names.map((name) => changeset("major", name));

  expect(missingMajors(majors(["widget-runtime"]), manifests)).toEqual([
    "@claimkit/claims-widgets",
    "@claimkit/faq",
    "@claimkit/shop-finder",
  ]);
  const all = ["widget-runtime", "claims-widgets", "faq", "shop-finder"];
  expect(missingMajors(majors(all), manifests)).toEqual([]);
});

test("no changeset of this repository lacks a major release", () => {
  const changesets = globSync(".changeset/*.md", { cwd: repository }).map((file) =>
    readFileSync(join(repository, file), "utf8"),
  );

  expect(missingMajors(changesets, manifests)).toEqual([]);
});
