import * as v from "valibot";
import { CATEGORIES } from "../category.ts";
import { contactTimelines as endpoint } from "../endpoints/timelines.ts";
import type { CallContract } from "./call-contract.ts";
import { described, optional, position, text } from "./formats.ts";
import { claimNumber, contactId } from "./parameters.ts";

const status = v.picklist([
  "not_started",
  "NOT_STARTED",
  "NOT_REQUIRED",
  "in_progress",
  "complete",
]);

const step = v.object({
  subCategoryName: described(text, "Name of the step."),
  status: described(status, "Progress of the step."),
  visible: described(v.boolean(), "Whether the claimant may see the step."),
  displayOrder: optional(position, "Position of the step in its category."),
});

const category = v.object({
  categoryName: described(v.picklist(CATEGORIES), "The part of the claim."),
  status: described(status, "Progress of this part; not_started and NOT_STARTED are the same."),
  displayOrder: described(position, "Position of this part."),
  isSelected: optional(v.boolean(), "Ignored: the client selects the last part that has started."),
  timelineSubCategories: described(
    v.array(step),
    "The steps of this part, an empty list without any.",
  ),
});

/** `GET claims/{claimNumber}/timelines/{contactId}` */
export const timelines = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "The progress of a claim",
  pathParameters: { claimNumber, contactId },
  query: v.object({
    claim_number: described(text, "The claim number of the path, once more."),
    contact_id: described(text, "The contact id of the path, once more."),
  }),
  response: v.object({
    timelineCategories: described(v.array(category), "Each of the five parts once."),
  }),
  notFound: "The claim has no timeline yet: the client shows the parts without a status",
  example: {
    response: {
      timelineCategories: [
        {
          categoryName: "REPORT",
          status: "complete",
          displayOrder: "1",
          timelineSubCategories: [
            {
              subCategoryName: "Claim reported",
              status: "complete",
              visible: true,
              displayOrder: "1",
            },
          ],
        },
        {
          categoryName: "SERVICES",
          status: "NOT_REQUIRED",
          displayOrder: "2",
          timelineSubCategories: [],
        },
        {
          categoryName: "REPAIRS",
          status: "in_progress",
          displayOrder: "3",
          timelineSubCategories: [
            {
              subCategoryName: "Estimate",
              status: "in_progress",
              visible: true,
              displayOrder: "1",
            },
          ],
        },
        {
          categoryName: "PAYOUT",
          status: "NOT_STARTED",
          displayOrder: "4",
          timelineSubCategories: [],
        },
        {
          categoryName: "CLOSE",
          status: "NOT_STARTED",
          displayOrder: "5",
          timelineSubCategories: [],
        },
      ],
    },
  },
} as const satisfies CallContract;
