import { defineText } from "@claimkit/widget-runtime";

/** Messages beside the numbers of a contact person. */
export const contactPersonText = defineText("contact-person", {
  tollFree: "- toll free",
  usOnly: "- U.S. only",
});
