/** What a tag of simple HTML does. */
export type TagRole = "paragraph" | "break" | "list" | "item" | "bold" | "link" | "nothing";

/** A tag of simple HTML. */
export interface Tag {
  /** What it does. */
  role: TagRole;
  /** Its name, in lower case. */
  name: string;
  /** Whether it is an end tag. */
  isEnd: boolean;
  /** Its attributes, as they were sent. */
  attributes: string;
}

const ROLES: ReadonlyMap<string, TagRole> = new Map(
  Object.entries({
    paragraph: "p div h1 h2 h3 h4 h5 h6",
    break: "br",
    list: "ul ol",
    item: "li",
    bold: "b strong",
    link: "a",
    // Dropped. All other tags are shown as text.
    nothing: "i em u span small sup sub font script style",
  }).flatMap(([role, names]) => names.split(" ").map((name) => [name, role as TagRole] as const)),
);

// The lookahead keeps matching unambiguous, and a tag never spans another `<`.
const TAG = /<(\/?)([a-z][a-z0-9]{0,7})(?=[\s/>])([^<>]*)>/gi;

/** Splits text with simple HTML into text and tags. Other tags are text. Takes linear time. */
export function splitTags(html: string): (string | Tag)[] {
  const parts: (string | Tag)[] = [];
  let end = 0;
  for (const tag of html.matchAll(TAG)) {
    const [whole, slash, written = "", attributes = ""] = tag;
    const name = written.toLowerCase();
    const role = ROLES.get(name);
    if (!role) continue;
    if (tag.index > end) parts.push(html.slice(end, tag.index));
    end = tag.index + whole.length;
    parts.push({ role, name, isEnd: slash === "/", attributes });
  }
  if (end < html.length) parts.push(html.slice(end));
  return parts;
}
