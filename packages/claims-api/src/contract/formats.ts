import * as v from "valibot";

/** Required text: not blank, and without surrounding blanks. */
export const text = v.pipe(v.string(), v.regex(/^\S(?:[\s\S]*\S)?$/, "text that is not blank"));

/** An ISO 8601 day, or a date-time with its offset. */
export const date = v.pipe(
  v.string(),
  v.regex(
    /^(?:19|2[01])\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/,
    "a day such as 2026-11-20, or a time with its offset such as 2026-11-20T15:20:00Z",
  ),
);

/** A day without a time. */
export const day = v.pipe(
  v.string(),
  v.regex(
    /^(?:19|2[01])\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
    "a day such as 2026-11-20",
  ),
);

/** A time at a place, and therefore without an offset. */
export const localTime = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:0?[1-9]|1[0-2]):[0-5]\d [AP]M|(?:\d{4}-\d\d-\d\dT)?(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)$/,
    "the time at the shop without an offset, such as 2:15 PM, 14:15 or 2026-11-20T14:15:00",
  ),
);

/** An amount in US dollars. */
export const money = v.pipe(
  v.string(),
  v.regex(/^-?\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?$/, "an amount such as $1,000.00"),
);

/** An amount in US dollars, or words instead of one. */
export const moneyOrWords = v.pipe(
  v.string(),
  v.regex(
    /^(?:-?\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?|[^\d\s][^\d]*)$/,
    "an amount such as $1,000.00, or words such as Waived",
  ),
);

/** An allowance: per day and in all, or in all, or words instead of one. */
export const allowance = v.pipe(
  v.string(),
  v.regex(
    /^(?:\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?(?: \/ \$\d{1,3}(?:,\d{3})*(?:\.\d\d)?)?|[^\d\s][^\d]*)$/,
    "an allowance such as $40 / $1,200, or an amount such as $600.00",
  ),
);

/** A telephone number of the United States. */
export const phone = v.pipe(
  v.string(),
  v.regex(/^1?[2-9]\d{9}$/, "ten digits without separators, such as 8005550140"),
);

/** An email address. */
export const email = v.pipe(
  v.string(),
  v.regex(/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[A-Za-z]{2,}$/, "an address such as dana@example.com"),
);

/** A ZIP code. */
export const zipCode = v.pipe(
  v.string(),
  v.regex(/^\d{5}(?:-\d{4})?$/, "five digits as text, such as 02108"),
);

/** A position in a list, as numeric text. */
export const position = v.pipe(v.string(), v.regex(/^\d+$/, 'a whole number as text, such as "1"'));

/** Degrees of latitude. */
export const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));

/** Degrees of longitude. */
export const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Adds the sentence that describes a field. */
export function described<const Schema extends v.GenericSchema>(schema: Schema, sentence: string) {
  return v.pipe(schema, v.description(sentence));
}

/** A field that a server sends only if it has a value, with the sentence that describes it. */
export function optional<const Schema extends v.GenericSchema>(schema: Schema, sentence: string) {
  return v.optional(described(schema, sentence));
}
