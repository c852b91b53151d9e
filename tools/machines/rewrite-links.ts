/** Where the documents of the repository are. */
export const REPOSITORY = "https://github.com/claimkit/claimkit/blob/main/";

/** Replaces the links of a document to other files, but not those in its code. */
export function rewriteLinks(
  markdown: string,
  folder: string,
  /** Returns the new link to a file, given as its path in the repository, with its `#anchor`. */
  linkTo: (path: string, link: string) => string,
): string {
  return outsideCode(markdown, (prose) =>
    prose.replace(/\]\((?![a-z]+:|#|\?)([^)\s]+)\)/g, (_, link: string) => {
      const path = new URL(link, `${REPOSITORY}${folder}/`).href.slice(REPOSITORY.length);
      return `](${linkTo(path, link)})`;
    }),
  );
}

/** Changes a document, but not its code. */
export function outsideCode(text: string, change: (prose: string) => string): string {
  const parts = text.split(/(^ *```[\s\S]*?^ *```$)/m);
  return parts.map((part, index) => (index % 2 ? part : change(part))).join("");
}
