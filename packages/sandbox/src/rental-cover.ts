import type { Services } from "./sections.ts";

/** What a claim says of a rental car, by what the policy covers; the words alone tell which it is. */
export const rentalCover = {
  AVAILABLE: {
    rentalCoverageStatus: "AVAILABLE",
    displayText:
      "Your policy includes rental coverage. You can use a rental car while your vehicle is in the shop.",
  },
  NOT_AVAILABLE: {
    rentalCoverageStatus: "NOT_AVAILABLE",
    displayText: "Your policy does not include rental coverage. You can rent a car on your own.",
  },
  PENDING: {
    rentalCoverageStatus: "PENDING",
    displayText:
      "Not all vehicles on a claim are eligible for a rental car. We are looking at yours and will let you know.",
  },
  OTHER: {
    rentalCoverageStatus: "OTHER",
    displayText: "Your claim associate can tell you about a car while yours is in the shop.",
  },
} as const satisfies Record<string, Services>;
