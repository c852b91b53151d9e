import { basename, dirname, join, normalize } from "node:path/posix";
import { type Markdown, parseMarkdown } from "./parse-markdown.ts";

/** A file of the repository. */
export interface SourceFile {
  /** Path from the root of the repository. */
  path: string;
  text: string;
}

/** A reference that leads nowhere. */
export interface BrokenReference {
  file: string;
  reference: string;
}

const MARKDOWN = /\.mdx?$/;
/** A page of the reference or a decision, with or without an anchor, as text cites it. */
const CITATION = /docs\/(?:reference|decisions)\/[\w-]+\.md(?:#[\w-]*)?/g;
/** A document that text names, such as `ARCHITECTURE.md`. Releases write the changelogs. */
const NAMED_DOCUMENT = /\b(?!CHANGELOG)[A-Z][A-Z_-]+\.md\b/g;
/** A URL, a path of the site or of Storybook, or an address: nothing of this repository. */
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/|\?)/i;

/**
 * The references that cannot be opened: relative links of Markdown files, citations of `docs/reference`
 * and `docs/decisions` in any file, and documents that a file names, if the file or the heading does not exist.
 *
 * @param files files to check
 * @param paths every path of the repository
 */
export function brokenReferences(
  files: readonly SourceFile[],
  paths: readonly string[],
): BrokenReference[] {
  const known = new Set(paths.flatMap(withFolders));
  const names = new Set(paths.map((path) => basename(path)));
  const pages = new Map<string, Markdown>();
  for (const { path, text } of files) {
    if (MARKDOWN.test(path)) pages.set(path, parseMarkdown(text));
  }

  /** Whether a link, as it is written in a file, leads nowhere. Without a path it leads to its own file. */
  function isBroken(link: string, from: string): boolean {
    const [path = "", anchor = ""] = link.split("#");
    const target = path ? normalize(join(dirname(from), decodeURI(path))) : from;
    if (!known.has(target.replace(/\/$/, ""))) return true;
    const page = pages.get(target);
    return anchor !== "" && page !== undefined && !page.anchors.has(anchor);
  }

  return files.flatMap(({ path: file, text }) => {
    const links = pages.get(file)?.links.filter((link) => !ELSEWHERE.test(link)) ?? [];
    const broken = [
      ...links.filter((link) => isBroken(link, file)),
      ...(text.match(CITATION) ?? []).filter((citation) => isBroken(citation, "")),
      ...(text.match(NAMED_DOCUMENT) ?? []).filter((name) => !names.has(name)),
    ];
    return broken.map((reference) => ({ file, reference }));
  });
}

/** A path and the folders that contain it. */
function withFolders(path: string): string[] {
  const names = path.split("/");
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}
