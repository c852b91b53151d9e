/** Numbers as text: each one shifted left, with its sign in the lowest bit, in groups of five bits. */
export function encodeNumbers(numbers: readonly number[]): string {
  return numbers.map(encodeNumber).join("");
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  while (rest >= 0x20) {
    text += character(0x20 | (rest & 0x1f));
    rest >>= 5;
  }
  return text + character(rest);
}

/** The format of encoded polylines starts at `?`. An exclamation mark replaces the backslash, which a string would escape. */
function character(bits: number): string {
  return String.fromCodePoint(bits + 63).replace("\\", "!");
}
