import { basename, dirname, join, normalize } from "node:path/posix";
import { type Markdown, parseMarkdown } from "./parse-markdown.ts";

/** A file of the repository. */
export interface SourceFile {
  /** Path from the root of the repository. */
  path: string;
  text: string;
}

/** A reference whose target does not exist. */
export interface BrokenReference {
  file: string;
  reference: string;
}

const MARKDOWN = /\.mdx?$/;
/** A citation of a guide, a reference page or a decision, with or without an anchor, also in a URL. */
const CITATION = /docs\/(?:guides|reference|decisions)\/[\w-]+\.md(?:#[\w-]*)?/g;
/** The name of a document, such as `ARCHITECTURE.md`, except of changelogs, which releases generate. */
const NAMED_DOCUMENT = /\b(?!CHANGELOG)[A-Z][A-Z_-]+\.md\b/g;
/** A target outside of this repository: a URL, a path of the site or Storybook, or an address. */
const EXTERNAL = /^(?:[a-z][a-z+.-]*:|\/|\?)/i;
/** A file of this repository by URL, in documents that are also published elsewhere. */
const OWN_URL = /^https:\/\/github\.com\/claimkit\/claimkit\/(?:blob|tree)\/main\//;

/**
 * Finds broken references: links of Markdown files into the repository, citations of `docs/guides`, `docs/reference` and
 * `docs/decisions`, and names of documents, if the file or the heading does not exist.
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

  /** Whether the target of a link does not exist. A link without a path refers to its own file. */
  function isBroken(link: string, from: string): boolean {
    const [path = "", anchor = ""] = link.split("#");
    const target = path ? normalize(join(dirname(from), decodeURI(path))) : from;
    if (!known.has(target.replace(/\/$/, ""))) return true;
    const page = pages.get(target);
    return anchor !== "" && page !== undefined && !page.anchors.has(anchor);
  }

  return files.flatMap(({ path: file, text }) => {
    const links = pages.get(file)?.links ?? [];
    const broken = [
      ...links.filter((link) => !EXTERNAL.test(link) && isBroken(link, file)),
      ...links.filter((link) => OWN_URL.test(link) && isBroken(link.replace(OWN_URL, ""), "")),
      ...(text.match(CITATION) ?? []).filter((citation) => isBroken(citation, "")),
      ...(text.match(NAMED_DOCUMENT) ?? []).filter((name) => !names.has(name)),
    ];
    return broken.map((reference) => ({ file, reference }));
  });
}

/** A path and its parent folders. */
function withFolders(path: string): string[] {
  const names = path.split("/");
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}
