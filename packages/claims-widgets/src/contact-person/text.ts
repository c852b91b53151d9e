import { defineText } from "@claimkit/widget-runtime";

/** Words beside the numbers of a contact person. Spec 000, section 2. */
export const contactPersonText = defineText("contact-person", {
  tollFree: "- toll free",
  usOnly: "- U.S. only",
});
