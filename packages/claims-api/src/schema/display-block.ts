import * as v from "valibot";
import { type DisplayInfo, rows } from "./display-info.ts";
import { part } from "./part.ts";
import { optionalText } from "./values.ts";

/** Text, or rows. */
export type DisplayBlock = string | readonly DisplayInfo[];

/** Text or rows, which may be missing; their type tells which they are. */
export const displayBlock = part(
  v.lazy<typeof optionalText | typeof rows>((value) =>
    typeof value === "object" ? rows : optionalText,
  ),
);
