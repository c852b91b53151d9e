import type * as v from "valibot";
import { list } from "./list.ts";
import { object } from "./object.ts";
import { optional } from "./optional.ts";
import { requiredText, textOrFlag } from "./values.ts";

const displayItem = object({
  /** Label of the row. */
  displayKey: requiredText,
  /** Value of the row. */
  displayValue: textOrFlag,
});

/** A row of a section. */
export interface DisplayInfo extends v.InferOutput<typeof displayItem> {}

/** Rows; optional. */
export const rows = optional(list<DisplayInfo>(displayItem));

/** The rows of a section. Servers send them as `displayInfo` or as `details`. */
export const displayRows = { displayInfo: rows, details: rows };
