import * as v from "valibot";
import { tolerant } from "./tolerant.ts";

/** Text that must be there: a number counts as text, blanks around it do not. */
export const requiredText = tolerant(v.string(), someText);

/** Text; blank when it is missing or null. */
export const textOrBlank = v.nullish(tolerant(v.string(), asText), "");

/** Text; `undefined` when it is missing, null or blank. */
export const optionalText = tolerant(v.nullish(v.string(), nothing), someText);

/** A flag in any of the forms that servers send: `true`, `"true"`, `"Y"`, `"yes"`, `1`. Anything else is no. */
export const said = tolerant(v.boolean(), (value) =>
  /^(true|y|yes|1)$/i.test(String(value).trim()),
);

/** A flag that is down when it is missing. */
export const flag = v.nullish(said, false);

/** A number, or text that is one; `undefined` for other text. */
export const optionalNumber = tolerant(v.nullish(v.number(), nothing), (value) => {
  const text = asText(value);
  return typeof text === "string" ? numberOf(text) : value;
});

/** Reads text as a number, if it is one. */
export function numberOf(written: string): number | undefined {
  const number = Number(written);
  return written !== "" && Number.isFinite(number) ? number : undefined;
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

/** A default that is nothing, but is there: valibot leaves out a missing field that has no default. */
function nothing(): undefined {
  return undefined;
}
