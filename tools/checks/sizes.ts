import { globSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { packageNames, readJson } from "./packed.ts";
import { builtSizeOf, sizeOf } from "./size-of.ts";

// `pnpm sizes` prints the size of every entry point as a Markdown table, which CI shows with each run.

const packages = resolve(import.meta.dirname, "../../packages");
const KB = 1024;

interface Row {
  entry: string;
  bytes: number;
}

/** Entry points with code, as hosts import them. */
function entriesOf(name: string): string[] {
  const { exports = {} } = readJson<{ exports?: Record<string, string> }>(
    join(packages, name),
    "package.json",
  );
  return Object.entries(exports)
    .filter(
      ([entry, file]) => /\.tsx?$/.test(file) && !/testing|styles-text|standalone/.test(entry),
    )
    .flatMap(([entry, file]) => {
      const [before = "", after] = file.split("*");
      if (after === undefined) return [entry];
      const folders = globSync(file.replaceAll("*", "?*"), { cwd: join(packages, name) });
      return folders
        .map((found) => found.slice(before.length - "./".length).split("/"))
        .filter(([folder, module]) => module === `${folder}.tsx`)
        .map(([folder = ""]) => entry.replace("*", folder));
    })
    .map((entry) => join("@claimkit", name, entry));
}

async function measure(name: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const entry of entriesOf(name).toSorted()) {
    rows.push({ entry, bytes: await sizeOf(`export * from "${entry}";`) });
  }
  for (const sheet of globSync("dist/*.css", { cwd: join(packages, name) }).toSorted()) {
    const bytes = builtSizeOf(join(name, sheet));
    rows.push({ entry: `@claimkit/${name}/${basename(sheet)}`, bytes });
  }
  return rows;
}

console.log("| entry | KB, minified and gzipped |\n| --- | ---: |");
for (const name of packageNames.filter((one) => one !== "sandbox" && one !== "elements")) {
  for (const { entry, bytes } of await measure(name)) {
    console.log(`| \`${entry}\` | ${(bytes / KB).toFixed(2)} |`);
  }
}
