/** Each name, and its character. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Array.from(
    "amp&lt<gt>quot\"apos'nbsp\u00A0mdash—ndash–hellip…lsquo‘rsquo’ldquo“rdquo”bull•middot·iquest¿iexcl¡deg°".matchAll(
      /([a-z]{2,6})([^a-z])/g,
    ),
    ([, name = "", character = ""]) => [name, character],
  ),
);

/** Marks of letters, such as the one of `&eacute;`. */
const MARKS: Readonly<Record<string, string>> = { acute: "\u0301", tilde: "\u0303", uml: "\u0308" };

const ENTITY = /&(?:([a-z])(acute|tilde|uml)|([a-z]{2,6})|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

const MAX_CODE_POINT = 0x10ffff;

/** Replaces the character references that simple HTML has. Others stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    ENTITY,
    (entity, letter?: string, mark?: string, name?: string, decimal?: string, hex?: string) => {
      if (letter && mark) return (letter + MARKS[mark.toLowerCase()]).normalize();
      if (name) return NAMED.get(name.toLowerCase()) ?? entity;
      return characterAt(decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16));
    },
  );
}

/** Control characters and halves of pairs become the replacement character. */
function characterAt(code: number): string {
  const isText = code > 0x1f || code === 9 || code === 10 || code === 13;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return isText && !isHalf && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : "\uFFFD";
}
