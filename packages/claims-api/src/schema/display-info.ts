import type * as v from "valibot";
import { list } from "./list.ts";
import { object } from "./object.ts";
import { optional } from "./optional.ts";
import { requiredText, textOrBlank } from "./values.ts";

const displayItem = object({
  /** Label of the row. */
  displayKey: requiredText,
  /** Value of the row. */
  displayValue: textOrBlank,
});

/** A row of a section: its key, and what to show for it. */
export interface DisplayInfo extends v.InferOutput<typeof displayItem> {}

/** Rows, which may be missing. */
export const rows = optional(list<DisplayInfo>(displayItem));

/** The rows of a section, which servers call `displayInfo` or `details`. */
export const displayRows = { displayInfo: rows, details: rows };
