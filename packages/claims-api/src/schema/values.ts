import { optional } from "./optional.ts";
import { CUT, issueOf, typeIssue, type Schema, schema } from "./schema.ts";
import { tolerant } from "./tolerant.ts";

/** Longer names, amounts and other values are cut: laying out a text takes time for each character. */
const MAX_VALUE = 2_000;
/** Longer sentences are cut. The longest that we know, answers to questions, have a tenth of it. */
const MAX_SENTENCES = 10_000;

const string = textWithin(MAX_VALUE);
const sentences = textWithin(MAX_SENTENCES);

/** Text that must be there: a number counts as text, blanks around it do not. */
export const requiredText = tolerant(string, someText);

/** Text; blank when it is missing or null. */
export const textOrBlank = optional(tolerant(string, asText), "");

/** Text; `undefined` when it is missing, null or blank. */
export const optionalText = tolerant(optional(string), someText);

/** Sentences that must be there. */
export const requiredSentences = tolerant(sentences, someText);

/** Sentences; `undefined` when they are missing, null or blank. */
export const optionalSentences = tolerant(optional(sentences), someText);

/** A flag in any of the forms that servers send: `true`, `"true"`, `"Y"`, `"yes"`, `1`. Anything else is no. */
export const truthyFlag = tolerant(
  typed<boolean>("boolean"),
  (value) => typeof value !== "object" && /^(true|y|yes|1)$/i.test(String(value).trim()),
);

/** A flag that is down when it is missing. */
export const flag = optional(truthyFlag, false);

/** A number, or text that is one. */
export const number = tolerant(typed<number>("number"), asNumber);

/** The same; `undefined` when it is missing, null or other text. */
export const optionalNumber = tolerant(optional(typed<number>("number")), asNumber);

/** Reads text as a number, if it is one. */
export function numberOf(written: string): number | undefined {
  const value = Number(written);
  return written !== "" && Number.isFinite(value) ? value : undefined;
}

function textWithin(limit: number): Schema<string> {
  return schema("string", {}, (value) => {
    if (typeof value !== "string") return typeIssue("string");
    if (value.length <= limit) return { typed: true, value };
    // Never half of a character.
    const cut = value.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, "");
    return { typed: true, value: `${cut}…`, issues: [issueOf(CUT)] };
  });
}

function typed<T extends number | boolean>(type: string): Schema<T> {
  return schema(type, {}, (value) =>
    typeof value === type ? { typed: true, value: value as T } : typeIssue(type),
  );
}

/** Trims text and writes numbers; leaves anything else for the schema to refuse. */
function asText(value: unknown): unknown {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : value;
}

/** The same, but blank text is none. */
function someText(value: unknown): unknown {
  const text = asText(value);
  return text === "" ? undefined : text;
}

function asNumber(value: unknown): unknown {
  return typeof value === "string" ? numberOf(value.trim()) : value;
}
