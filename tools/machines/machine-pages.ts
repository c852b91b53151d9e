import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { outsideCode, REPOSITORY, rewriteLinks } from "./rewrite-links.ts";

const root = resolve(import.meta.dirname, "../..");

/** Chapters of the index, and the files of each. */
const CHAPTERS = {
  Packages: ["README.md", "packages/*/README.md"],
  Guides: ["docs/guides/*.md"],
  Reference: ["docs/reference/*.md"],
  Components: ["packages/*/src/*/*.mdx"],
  Decisions: ["docs/decisions/*.md"],
};

/** A file for programs that read documentation. */
export interface MachinePage {
  /** Path next to `llms.txt`. */
  path: string;
  text: string;
}

/**
 * `llms.txt`, an index of all documentation in the format of https://llmstxt.org, and a Markdown file for each page.
 * Storybook's build writes them.
 */
export function machinePages(): MachinePage[] {
  const chapters = Object.entries(CHAPTERS).map(([name, patterns]) => ({
    name,
    files: globSync(patterns, { cwd: root }).toSorted(),
  }));
  const known = new Set(chapters.flatMap(({ files }) => files));
  const pages = [...known].map((file) => ({ path: pathOf(file), text: textOf(file, known) }));
  const index = chapters.map(({ name, files }) => {
    const links = files.map((file) => `- [${titleOf(file)}](${pathOf(file)})`);
    return `## ${name}\n\n${links.join("\n")}\n`;
  });
  const intro = "# Claimkit\n\n> Claim tracking for the site of any auto insurer.\n";
  return [{ path: "llms.txt", text: [intro, ...index].join("\n") }, ...pages];
}

function pathOf(file: string): string {
  return `pages/${file.replace(/\.mdx$/, ".md")}`;
}

/** The Markdown of a page. Its links lead to other pages, or to the repository; those into Storybook become text. */
function textOf(file: string, known: ReadonlySet<string>): string {
  const source = readFileSync(join(root, file), "utf8");
  const folder = dirname(file);
  const text = outsideCode(source, (prose) =>
    (file.endsWith(".mdx") ? withoutComponents(prose) : prose)
      .replace(/\[([^\]]*)\]\(\?path=[^)]*\)/g, "$1")
      .replace(/ src="(?!https:)([^"]+)"/g, (_, picture: string) => {
        return ` src="${REPOSITORY}${join(folder, picture)}?raw=true"`;
      }),
  );
  return rewriteLinks(text, folder, (path, link) => {
    const [target = ""] = path.split("#");
    return known.has(target) ? link : `${REPOSITORY}${path}`;
  })
    .replaceAll(/^(```\w+) file=\S+$/gm, "$1")
    .trimStart();
}

/** A usage page without imports and components of Storybook. */
function withoutComponents(mdx: string): string {
  return mdx.replace(/^(?:import|export) .*\n/gm, "").replace(/^<[A-Z]\w*\b[^>]*\/>\n/gm, "");
}

function titleOf(file: string): string {
  const text = readFileSync(join(root, file), "utf8");
  return /^# (.+)$/m.exec(text)?.[1] ?? basename(file).replace(/\.mdx?$/, "");
}
