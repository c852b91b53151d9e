import { defineText } from "@claimkit/widget-runtime";

/** Messages shared by several sections of a claim. */
export const sectionText = defineText("section", {
  latestUpdate: (update: string) => `Latest update: ${update}`,
});

/** Messages of an appointment for the user's own calendar. */
export const calendarText = defineText("calendar", {
  addToCalendar: "Add to calendar",
  claim: (claimNumber: string) => `Claim ${claimNumber}`,
  fileName: "appointment.ics",
});
