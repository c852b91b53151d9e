import { defineText } from "@claimkit/widget-runtime";

/** Words that several sections of a claim have. Spec 000, section 2. */
export const sectionText = defineText("section", {
  latestUpdate: (update: string) => `Latest update: ${update}`,
});

/** Words of an appointment for the user's own calendar. */
export const calendarText = defineText("calendar", {
  addToCalendar: "Add to calendar",
  claim: (claimNumber: string) => `Claim ${claimNumber}`,
  fileName: "appointment.ics",
});
