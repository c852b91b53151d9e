/** Letters that look like others, and letters with marks that Unicode doesn't decompose. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...pairs("авекмнорстухіјѕԁԛԝһӏьαβεικμνορτυχ", "abekmhopctyxijsdqwhlbabeikmvoptux"),
  ...pairs("đłøıħŧĸɑɡ", "dloihtkag"),
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, to[index] ?? ""]));
}

/** Lowercase letters without marks. One letter stands for all that look like it. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[^\0-\x7f]/gu, (letter) => LOOKALIKES[letter] ?? letter);
}

const ENTITIES: Readonly<Record<string, string>> = {
  dollar: "$",
  euro: "€",
  pound: "£",
  yen: "¥",
  cent: "¢",
  percnt: "%",
  amp: "&",
  shy: "",
  zwj: "",
  zwnj: "",
  ZeroWidthSpace: "",
};

/** Decodes entities, removes tags, and converts digits and letters to their plain form. */
export function plainText(text: string): string {
  return text
    .replace(/&#(x?)([\da-f]{1,6});?/gi, (_, hex: string, code: string) => {
      const point = Number.parseInt(code, hex ? 16 : 10);
      return point <= 0x10_ff_ff ? String.fromCodePoint(point) : " ";
    })
    .replace(
      /&(\p{L}{2,20});/gu,
      (_, name: string) =>
        ENTITIES[name] ?? /^\p{L}(?=acute|grave|circ|uml|tilde|cedil)/u.exec(name)?.[0] ?? " ",
    )
    .replace(/<\/?(?:b|i|em|strong|span|u|a|font|small|wbr)(?:\s[^<>]*)?>/gi, "")
    .replace(/<[^<>]*>/g, " ")
    .normalize("NFKC")
    .replace(/\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164/gu, "")
    .replace(/(?![\d])\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replace(/\s/g, " ");
}

function digitOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (zero > point - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point - zero;
}

/** Words between single blanks. */
export function wordsOf(text: string): string {
  const words = text.replace(/['’](?=s\b)/g, " ").replace(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  return ` ${words.trim()} `;
}

/** Joins letters with blanks between them. */
export function joinLetters(words: string): string {
  return words.replace(/(?<= \p{L}) (?=\p{L} )/gu, "");
}
