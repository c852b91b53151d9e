import * as v from "valibot";
import { list } from "./list.ts";
import { requiredText, textOrBlank } from "./values.ts";

const displayItem = v.object({ displayKey: requiredText, displayValue: textOrBlank });

/** A row of a section: its key, and what to show for it. */
export type DisplayInfo = v.InferOutput<typeof displayItem>;

/** Rows, which may be missing. */
export const rows = v.nullish(list(displayItem));

/** The rows of a section, which servers call `displayInfo` or `details`. */
export const displayRows = { displayInfo: rows, details: rows };
