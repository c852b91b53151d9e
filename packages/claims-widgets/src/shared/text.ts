import { defineText } from "@claimkit/widget-runtime";

/** Words that several sections of a claim have. Spec 000, section 2. */
export const sectionText = defineText("section", {
  latestUpdate: (update: string) => `Latest update: ${update}`,
});
