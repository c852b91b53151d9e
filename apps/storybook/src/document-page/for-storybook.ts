import { REPOSITORY, rewriteLinks } from "@claimkit/tools/machines/rewrite-links";

/** A document that is also a page of Storybook. */
const PAGE = /^docs\/(?<folder>guides|reference|decisions)\/(?<name>[a-z-]+)\.md(?:#.*)?$/;

/** The Markdown of a document without its title. Its links lead to pages of Storybook, or to the repository. */
export function forStorybook(text: string, folder: string): string {
  const markdown = text.replace(/^# .*\n/, "").replace(/^(```\w+) file=\S+$/gm, "$1");
  return rewriteLinks(markdown, folder, (path) => {
    const { folder: chapter, name } = PAGE.exec(path)?.groups ?? {};
    return chapter ? `?path=/docs/${chapter}-${name}--usage` : `${REPOSITORY}${path}`;
  });
}
