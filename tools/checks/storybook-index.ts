import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";

/** A story or a page of Storybook. */
export interface IndexEntry {
  id: string;
  /** Chapter and component, such as `Kit/Fields/select`. */
  title: string;
  name: string;
  type: "docs" | "story";
  /** Its file, relative to the repository. */
  importPath: string;
  /** Headings of a page, which the search finds. */
  anchors?: readonly { title: string }[];
}

const repository = resolve(import.meta.dirname, "../..");

/** Every story and page, in the order of the sidebar. Takes about eight seconds. */
export function storybookIndex(): readonly IndexEntry[] {
  const folder = temporaryFolder("storybook-index");
  const file = join(folder, "index.json");
  const options = ["--config-dir", "apps/storybook/.storybook", "--output-file", file, "--quiet"];
  try {
    execFileSync("storybook", ["index", ...options], { cwd: repository, stdio: "pipe" });
    const { entries } = JSON.parse(readFileSync(file, "utf8")) as {
      entries: Readonly<Record<string, IndexEntry>>;
    };
    return Object.values(entries);
  } finally {
    removeFolder(folder);
  }
}
