import * as v from "valibot";

const YES = /^(true|y|yes|1)$/i;

/** A flag as servers send them: `true`, `"true"`, `"Y"`, `1`; anything else is no. */
export const flag = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value) => YES.test(String(value).trim())),
);
