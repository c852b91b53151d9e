import type { AttributeType } from "./element-row.ts";

/** The attribute of a prop: `claimNumber` is `claim-number`. */
function attributeOf(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Every attribute name that may set a prop, with the prop: `claim-number` and `claimnumber`. */
export function attributeNames(props: Iterable<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const prop of props) {
    names.set(prop.toLowerCase(), prop);
    names.set(attributeOf(prop), prop);
  }
  return names;
}

/** The values of props as text, by which an element recognizes what a server has rendered with the same ones. */
export function textOfValues(
  props: Iterable<string>,
  values: Readonly<Record<string, unknown>>,
): string {
  return JSON.stringify([...props].map((prop) => values[prop] || ""));
}

/** Converts an attribute, or a property set by a framework, to the prop's value. */
export function propValue(given: unknown, type: AttributeType): unknown {
  if (given === null || given === undefined) return undefined;
  return readers[type](given);
}

const readers: Record<AttributeType, (given: unknown) => unknown> = {
  string: String,
  // An attribute without a value is true, and the text "false" is false.
  boolean: (given) => given !== false && String(given).toLowerCase() !== "false",
  number: readNumber,
  list: (given) => (Array.isArray(given) ? given : splitList(String(given))),
};

function readNumber(given: unknown): number | undefined {
  const value = given === "" ? Number.NaN : Number(given);
  return Number.isFinite(value) ? value : undefined;
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
