import * as v from "valibot";
import { repairsDetails as endpoint, SCENARIOS } from "../endpoints/repairs-details.ts";
import type { CallContract } from "./call-contract.ts";
import { date, day, described, email, localTime, optional, text } from "./formats.ts";
import { claimNumber, personaQuery } from "./parameters.ts";
import {
  contactPerson,
  displayBlock,
  displayInfo,
  documentRef,
  heading,
  latestUpdate,
  shopInfo,
} from "./parts.ts";

const estimate = v.object({
  ...documentRef,
  estimateType: optional(
    v.picklist(["CURRENT", "INITIAL"]),
    "Which estimate this is; without it, the first one is the current one.",
  ),
  createdDate: optional(date, "When the estimate was written."),
  fileName: optional(text, "Name of the file for a download."),
});

const viewEstimate = v.object({
  ...heading,
  hasMultipleEstimate: optional(v.boolean(), "Whether there are several estimates."),
  estimates: described(v.array(estimate), "The estimates, the current one first."),
  displayBottomInfo: optional(displayBlock, "Text or rows below the estimates."),
});

/** `GET repairs-details/{claimNumber}` */
export const repairsDetails = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "The repairs, with a token for each document",
  pathParameters: { claimNumber },
  query: personaQuery,
  response: v.object({
    scenario: described(
      v.picklist(SCENARIOS),
      "Which view of the repairs to show; OYS is the insurer's own network of shops.",
    ),
    latestUpdate,
    ...heading,
    displayEmail: optional(email, "Email address for questions about the repairs."),
    displayInfo: optional(
      displayInfo.wrapped,
      "Rows of this part of the page, or the options to get an estimate, each a key and its label.",
    ),
    displayBottomInfo: optional(displayBlock, "Text or rows below everything else."),
    shopInfo: optional(shopInfo, "The shop or the place of the inspection."),
    appointmentDate: optional(day, "Day of the appointment, at the shop."),
    selectedServiceOffering: optional(
      v.object({
        selectedService: optional(
          v.object({
            appointmentTime: optional(localTime, "Time of the appointment, at the shop."),
          }),
          "The service that the claimant has chosen.",
        ),
      }),
      "The offer that the claimant has accepted.",
    ),
    repairsSchedule: optional(
      v.object({ ...heading, shopInfo: optional(shopInfo, "The shop that repairs the vehicle.") }),
      "When and where the vehicle is repaired.",
    ),
    viewEstimate: optional(viewEstimate, "The estimates; never for a third party."),
    payDeductible: optional(
      v.object(heading),
      "How to pay the deductible; never for a third party.",
    ),
    lossEvaluationDocument: optional(
      v.object(documentRef),
      "The valuation of a total loss; never for a third party.",
    ),
    generalClaimQuestions: optional(contactPerson, "Whom to ask about the repairs."),
  }),
  example: {
    response: {
      scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
      latestUpdate: "Parts have arrived and repairs have begun.",
      displayTitle: "Your repairs",
      displayText: "West Loop Auto Rebuilders is repairing your vehicle.",
      viewEstimate: {
        displayTitle: "View your estimate",
        hasMultipleEstimate: false,
        estimates: [
          {
            accessToken: "short-lived-token",
            documentPublicID: "EST-1006-2",
            estimateType: "CURRENT",
            createdDate: "2026-11-10",
            fileName: "estimate.pdf",
          },
        ],
      },
      payDeductible: {
        displayTitle: "Pay your deductible",
        displayText: "Please pay the shop $1,000 when you pick up your vehicle.",
      },
      repairsSchedule: {
        displayTitle: "Repairs schedule",
        displayText: "Your vehicle should be ready in about five days.",
        shopInfo: {
          name: "West Loop Auto Rebuilders",
          address: "1020 W Randolph St, Chicago, IL 60607",
          phoneNumber: "3125550160",
        },
      },
    },
  },
} as const satisfies CallContract;
