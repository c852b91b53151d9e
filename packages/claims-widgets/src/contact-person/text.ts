import { defineText } from "@claimkit/widget-runtime";

/** Messages of the numbers of a contact person. */
export const contactPersonText = defineText("contact-person", {
  /** Before the first number. */
  call: "Call",
  tollFree: "- toll free",
  usOnly: "- U.S. only",
});
