import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoryChange } from "./compare-story.ts";
import type { Base } from "./resolve-base.ts";

/** Writes a page with the screenshots of all changed stories. Returns its path. */
export function writeReport(folder: string, base: Base, changes: readonly StoryChange[]): string {
  const file = join(folder, "index.html");
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stories that changed</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui; }
  body { margin: 2rem; }
  .screenshots { display: grid; grid-auto-flow: column; gap: 1rem; overflow-x: auto; }
  figure { margin: 0; }
  img { max-inline-size: 30vw; border: 1px solid; }
</style>
<h1>${changes.length} stories changed since ${escaped(base.name)}</h1>
${changes.map(section).join("\n")}
</html>
`,
  );
  return file;
}

function section({ id, kind, screenshots }: StoryChange): string {
  const figures = Object.keys(screenshots).map(
    (name) =>
      `<figure><figcaption>${name}</figcaption><a href="${id}.${name}.png"><img src="${id}.${name}.png" alt="${escaped(id)}, ${name}" loading="lazy"></a></figure>`,
  );
  return `<h2>${escaped(id)}: ${kind}</h2>\n<div class="screenshots">${figures.join("")}</div>`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
