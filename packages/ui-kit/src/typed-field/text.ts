import { defineText } from "../messages/define-text.ts";

// Why: docs/decisions/forms.md#a-control-contains-only-the-messages-it-needs
/**
 * Messages of constraint validation for controls that are typed into, by the flags of `ValidityState`
 * and by type; `typeMismatch` is used for everything else. Placeholders are properties of the control.
 */
export const typedText = defineText("typed-field", {
  typeMismatch: "Use the requested format.",
  email: "Enter an email address, like name@example.com.",
  url: "Enter a web address, like https://example.com.",
  tooLong: {
    one: "Enter at most {maxLength} character.",
    other: "Enter at most {maxLength} characters.",
  },
  tooShort: "Enter at least {minLength} characters.",
  rangeUnderflow: "Enter {min} or more.",
  rangeOverflow: "Enter {max} or less.",
});
