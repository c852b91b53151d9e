import * as v from "valibot";
import { tolerant } from "./tolerant.ts";

/** Text, or a number as text; trimmed. */
const text = tolerant(v.string(), (value) =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : value,
);

/** Text that must be there. */
export const requiredText = v.pipe(text, v.nonEmpty());

/** Text; blank when it is missing or null. */
export const textOrBlank = v.nullish(text, "");

/** Text; `undefined` when it is missing, null or blank. */
export const optionalText = v.pipe(
  textOrBlank,
  v.transform((value) => value || undefined),
);

/** A flag in any of the forms that servers send: `true`, `"true"`, `"Y"`, `"yes"`, `1`. Anything else is no. */
export const flag = v.nullish(
  tolerant(v.boolean(), (value) => /^(true|y|yes|1)$/i.test(String(value).trim())),
  false,
);

/** A number, or text that is one; `undefined` for anything else. */
export const optionalNumber = v.pipe(textOrBlank, v.transform(numberOf));

/** Reads text as a number, if it is one. */
export function numberOf(written: string): number | undefined {
  const number = Number(written);
  return written !== "" && Number.isFinite(number) ? number : undefined;
}
