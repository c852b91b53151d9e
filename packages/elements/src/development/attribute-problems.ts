import leven from "leven";

/** An attribute of an element. */
export interface KnownAttribute {
  /** The property with the same value. */
  prop: string;
  type: string;
  /** All values that it can have. */
  values?: readonly string[];
  isRequired: boolean;
}

/** What a page can set of an element. */
export interface KnownElement {
  attributes: Readonly<Record<string, KnownAttribute>>;
  /** Objects and functions, which cannot be attributes. */
  properties: readonly string[];
}

/** What a page has set of an element. */
export interface GivenElement {
  /** Values by the name of the attribute. */
  attributes: ReadonlyMap<string, string>;
  hasProperty: (name: string) => boolean;
}

/** A word with more wrong letters is another word. */
const MAX_WRONG_LETTERS = 2;

/** What is wrong with the attributes of an element, as sentences that begin after its name. */
export function attributeProblems(known: KnownElement, given: GivenElement): string[] {
  const wrong = [...given.attributes].flatMap(([name, value]) => problemOf(known, name, value));
  return [...wrong, ...missingFrom(known, given)];
}

function problemOf(known: KnownElement, name: string, value: string): string[] {
  const names = Object.keys(known.attributes);
  const own = names.find((each) => isSame(each, name));
  if (own) return wrongValue(known.attributes[own], name, value);
  const event = /^onck-(?<type>[a-z]+)$/.exec(name)?.groups?.["type"];
  if (event) return [`ignores ${name}. Call addEventListener("ck:${event}", …) instead.`];
  const property = known.properties.find((each) => isSame(each, name));
  if (property) return [`ignores ${name}. Set its property ${property} in a script instead.`];
  const [nearest = ""] = names.toSorted((one, other) => leven(one, name) - leven(other, name));
  if (leven(nearest, name) > MAX_WRONG_LETTERS) return [];
  return [`ignores ${name}. Did you mean ${nearest}?`];
}

function wrongValue(known: KnownAttribute | undefined, name: string, value: string): string[] {
  const { type, values = [] } = known ?? {};
  const written = `${name}="${value}"`;
  if (type === "boolean" && !/^(?:|true|false)$/i.test(value) && value !== name)
    return [`reads ${written} as true. Only "false", or no attribute, is false.`];
  if (type === "number" && (value.trim() === "" || Number.isNaN(Number(value))))
    return [`ignores ${written}, which is not a number.`];
  // A persona can be written in any case.
  const isKnown =
    values.length === 0 ||
    values.includes(value) ||
    values.includes(value.toLowerCase().replaceAll("_", "-"));
  return isKnown ? [] : [`does not know ${written}. Its values are ${values.join(", ")}.`];
}

function missingFrom({ attributes }: KnownElement, given: GivenElement): string[] {
  const names = [...given.attributes.keys()];
  const isGiven = (name: string): boolean =>
    names.some((each) => isSame(name, each)) || given.hasProperty(attributes[name]?.prop ?? name);
  const missing = Object.keys(attributes)
    .filter((name) => attributes[name]?.isRequired && !isGiven(name))
    .map((name) => `needs the attribute ${name}.`);
  const thirdParty = given.attributes.get("is-third-party") ?? "false";
  const lacksContact =
    thirdParty !== "false" && "contact-id" in attributes && !isGiven("contact-id");
  return lacksContact ? [...missing, "with is-third-party also needs contact-id."] : missing;
}

/** Elements read `claim-number` and `claimnumber`. */
function isSame(attribute: string, written: string): boolean {
  return written === attribute || written === attribute.replaceAll("-", "").toLowerCase();
}
