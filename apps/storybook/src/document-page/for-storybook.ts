const REPOSITORY = "https://github.com/claimkit/claimkit/blob/main/";

/** A document that is also a page of Storybook. */
const PAGE = /^docs\/(?<folder>guides|reference)\/(?<name>[\w-]+)\.md(?:#.*)?$/;

/** The Markdown of a document without its title. Its links lead to pages of Storybook, or to the repository. */
export function forStorybook(text: string, folder: string): string {
  return text
    .replace(/^# .*\n/, "")
    .replace(/^(```\w+) file=\S+$/gm, "$1")
    .replace(/\]\((?![a-z]+:|#)([^)\s]+)\)/g, (_, link: string) => {
      const path = new URL(link, `${REPOSITORY}${folder}/`).href.slice(REPOSITORY.length);
      const { folder: chapter, name } = PAGE.exec(path)?.groups ?? {};
      return chapter ? `](?path=/docs/${chapter}-${name}--usage)` : `](${REPOSITORY}${path})`;
    });
}
