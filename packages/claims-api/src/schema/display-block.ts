import { type DisplayInfo, rows } from "./display-info.ts";
import { optional } from "./optional.ts";
import { read, type Schema, schema } from "./schema.ts";
import { optionalSentences } from "./values.ts";

/** Text or rows. */
export type DisplayBlock = string | readonly DisplayInfo[];

const textOrRows: Schema<DisplayBlock | undefined> = schema(
  "union",
  { options: [optionalSentences, rows] },
  (value) =>
    read<DisplayBlock | undefined>(typeof value === "object" ? rows : optionalSentences, value),
);

/** Text or rows; optional. */
export const displayBlock = optional(textOrRows);
