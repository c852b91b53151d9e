const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00A0"],
]);

const ENTITY = /&(?:([a-z]{2,4})|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

const MAX_CODE_POINT = 0x10ffff;

/** Replaces the character references that simple HTML has. Others stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(ENTITY, (entity, name?: string, decimal?: string, hex?: string) => {
    if (name) return NAMED.get(name.toLowerCase()) ?? entity;
    return characterAt(decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16));
  });
}

/** Control characters and halves of pairs become the replacement character. */
function characterAt(code: number): string {
  const isText = code > 0x1f || code === 9 || code === 10 || code === 13;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return isText && !isHalf && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : "\uFFFD";
}
