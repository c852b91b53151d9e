/** Anchors and links of a Markdown file. */
export interface Markdown {
  /** Anchors of its headings, as on GitHub. */
  anchors: ReadonlySet<string>;
  /** Targets of its links and images. */
  links: readonly string[];
}

const FENCE = /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1`*~* *$/gm;
const HEADING = /^ {0,3}#{1,6} +(.*?) *#*$/gm;
const LINK = /\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g;
const HTML_LINK = /<(?:a|img)\b[^>]*?\b(?:href|src)="([^"]+)"/g;

/** Parses the anchors and links of a Markdown file. Ignores code blocks. */
export function parseMarkdown(text: string): Markdown {
  const prose = text.replace(FENCE, "");
  const withoutCode = prose.replace(/`[^`\n]*`/g, "");
  return {
    anchors: anchorsOf([...prose.matchAll(HEADING)].map(([, heading = ""]) => heading)),
    links: [LINK, HTML_LINK].flatMap((pattern) =>
      [...withoutCode.matchAll(pattern)].map(([, target = ""]) => target),
    ),
  };
}

/** Repeated headings are numbered: `example`, `example-1`. */
function anchorsOf(headings: readonly string[]): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const heading of headings) {
    const slug = slugOf(heading);
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** The anchor of a heading: lowercase, without punctuation, with hyphens instead of spaces. */
function slugOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}
