import * as v from "valibot";

/** A number, also as text; nothing when it is missing or no number. */
export const optionalNumber = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => {
    const text = String(value ?? "").trim();
    const number = text === "" ? Number.NaN : Number(text);
    return Number.isFinite(number) ? number : undefined;
  }),
);
