import { plainText } from "../format/plain-text.ts";
import { optional } from "./optional.ts";
import { CUT, issueOf, typeIssue, type Schema, schema } from "./schema.ts";
import { tolerant } from "./tolerant.ts";

/** Longer values are truncated, because layout takes time for every character. */
const MAX_VALUE = 2_000;
/** Longer sentences are truncated. The longest known ones have about 1,000 characters. */
const MAX_SENTENCES = 10_000;

const string = textWithin(MAX_VALUE);
const sentences = textWithin(MAX_SENTENCES);

/** Required text. Numbers are accepted; surrounding blanks are removed. */
export const requiredText = tolerant(string, someText);

/** Text; empty if it is missing, null or of another type. */
export const textOrBlank = optional(tolerant(string, asText), "");

/** Text, or a boolean as `true` or `false`; empty if it is missing, null or of another type. */
export const textOrFlag = optional(
  tolerant(string, (value) => (typeof value === "boolean" ? String(value) : asText(value))),
  "",
);

/** Text; `undefined` if it is missing, null, blank or of another type. */
export const optionalText = tolerant(optional(string), someText);

/** A date, as text that the formats read; `undefined` if it is missing or of another type. */
export const optionalDate = tolerant(optional(string), (value) => someText(asDate(value)));

/** A date, as text that the formats read; empty if it is missing or of another type. */
export const dateOrBlank = optional(
  tolerant(string, (value) => asText(asDate(value))),
  "",
);

/** Required sentences with simple HTML, as they were sent. */
export const requiredHtml = tolerant(sentences, asSent);

/** Sentences; `undefined` if they are missing, null or blank. */
export const optionalSentences = tolerant(optional(sentences), someText);

/** A required boolean. `true`, `"true"`, `"Y"`, `"yes"` and `1` are true; anything else is false. */
export const truthyFlag = tolerant(
  typed<boolean>("boolean"),
  (value) => typeof value !== "object" && /^(true|y|yes|1)$/i.test(String(value).trim()),
);

/** A boolean; false if it is missing. */
export const flag = optional(truthyFlag, false);

/** A required number. Numeric text is accepted. */
export const number = tolerant(typed<number>("number"), asNumber);

/** A number; `undefined` if it is missing, null or not numeric. */
export const optionalNumber = tolerant(optional(typed<number>("number")), asNumber);

/** Parses numeric text; `undefined` for other text. */
export function numberOf(text: string): number | undefined {
  const value = Number(text);
  return text !== "" && Number.isFinite(value) ? value : undefined;
}

function textWithin(limit: number): Schema<string> {
  return schema("string", {}, (value) => {
    if (typeof value !== "string") return typeIssue("string");
    if (value.length <= limit) return { typed: true, value };
    // Without half of a surrogate pair at the end.
    const cut = value.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, "");
    return { typed: true, value: `${cut}…`, issues: [issueOf(CUT)] };
  });
}

function typed<T extends number | boolean>(type: string): Schema<T> {
  return schema(type, {}, (value) =>
    typeof value === type ? { typed: true, value: value as T } : typeIssue(type),
  );
}

/** Words that serialize a missing value. */
const NOTHING = /^(?:null|undefined)$/i;

/**
 * Trims text, reads its simple HTML, and converts numbers and amounts of money to text. Leaves other values unchanged, so that the schema
 * rejects them.
 */
function asText(value: unknown): unknown {
  if (typeof value === "object" && value !== null) return asMoney(value) ?? value;
  if (typeof value !== "string" && typeof value !== "number") return value;
  // `encodeURIComponent` throws for half of a surrogate pair.
  const text = plainText(String(value).trim()).replace(/\p{Cs}/gu, "\ufffd");
  return NOTHING.test(text) ? undefined : text;
}

function asSent(value: unknown): unknown {
  return typeof value === "string" && someText(value) !== undefined
    ? value.trim()
    : someText(value);
}

/** Like `asText`, but blank text is `undefined`. */
function someText(value: unknown): unknown {
  const text = asText(value);
  return text === "" ? undefined : text;
}

const MONEY_FIELDS = new Set(["amount", "value", "currency", "currencyCode"]);

/** An amount that has its currency next to it, such as `{ amount: 500, currency: "USD" }`, as text. */
function asMoney(value: object): string | undefined {
  const fields = Object.entries(value);
  if (!fields.every(([name]) => MONEY_FIELDS.has(name))) return undefined;
  const { amount, value: other, currency, currencyCode } = Object.fromEntries(fields);
  const [figure, unit] = [amount ?? other, currency ?? currencyCode];
  if (typeof unit !== "string" || numberOf(String(figure)) === undefined) return undefined;
  return unit === "USD" ? `$${figure}` : `${figure} ${unit}`;
}

/** Converts `[2026, 11, 20]` and `{ year: 2026, month: 11, day: 20 }` to `2026-11-20`. */
function asDate(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { year, month, day }: Partial<Record<string, unknown>> = value as object;
  const [y, m, d] = Array.isArray(value) ? value : [year, month, day];
  return [y, m, d].every(Number.isInteger) ? `${y}-${pad(m)}-${pad(d)}` : value;
}

function pad(part: number): string {
  return String(part).padStart(2, "0");
}

function asNumber(value: unknown): unknown {
  if (typeof value === "string") return numberOf(value.trim());
  // `JSON.parse` reads 1e999 as infinite.
  return typeof value === "number" && !Number.isFinite(value) ? undefined : value;
}
