import * as v from "valibot";

const readable = v.union([v.string(), v.number()]);
const asText = (value: string | number | null): string => String(value ?? "").trim();

/** Text or a number; nothing when it is missing, null or blank. */
export const optionalText = v.pipe(
  v.nullish(readable, null),
  v.transform((value) => asText(value) || undefined),
);

/** Text or a number; blank when it is missing or null. */
export const textOrBlank = v.pipe(v.nullish(readable, null), v.transform(asText));

/** Text or a number that must be there. */
export const requiredText = v.pipe(
  readable,
  v.transform((value) => asText(value)),
  v.nonEmpty(),
);
