import * as v from "valibot";
import { described, optional, text } from "./formats.ts";

/** Parameters in paths. */
export const claimNumber = described(text, "Number of the claim.");
export const contactId = described(text, "Id of a contact of the claim.");
export const documentPublicID = described(text, "Public id of the document.");

/** The query of calls whose response depends on the user's role. */
export const personaQuery = v.object({
  isThirdParty: optional(
    v.picklist(["true", "false"]),
    "Whether a third-party claimant reads the response, who must not see coverages, deductibles or documents of the policyholder.",
  ),
  contactId: optional(
    text,
    "The third party's contact of the claim, which must be the user's own.",
  ),
});

/** Fields of both question calls. */
export const questionsFor = {
  claimNumber: optional(text, "Number of the claim that the questions are shown for."),
  contactId: optional(text, "The contact that reads the questions."),
  environment: optional(text, "The environment, if the client is set to send it."),
};
