import { defineText, widgetText } from "@claimkit/widget-runtime";
import { contactPersonText } from "../contact-person/text.ts";

/** Messages of the contacts. `{phone}` is replaced by the host's number. */
export const contactUsText = defineText(
  "contact-us",
  {
    heading: "Contact us",
    generalClaimQuestions: "General claims questions",
    vehicleDamageQuestions: "Vehicle damage questions",
    injuryQuestions: "Bodily injury questions",
    empty: "Nobody has been assigned to your claim yet. If you need us, call {phone}.",
    emptyWithoutPhone: "Nobody has been assigned to your claim yet.",
    failed: "Our contact info didn't load. If you need us, call {phone}.",
    failedWithoutPhone: "Our contact info didn't load.",
  },
  [widgetText, contactPersonText],
);
