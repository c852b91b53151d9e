import { defineText } from "../messages/define-text.ts";

/** Messages of every form control. */
export const fieldText = defineText("field", {
  optional: "(optional)",
  valueMissing: "Fill in this field.",
});
