import { expect, test } from "vitest";
import { rentalHeadline } from "./rental-headline.ts";
import { servicesText } from "./text.ts";

const AVAILABLE = "Rental coverage available";
const NOT_AVAILABLE = "Rental coverage not available";
const CHECKING = "We're checking your rental coverage";
const INFORMATION = "Rental car information";

const headline = (services: Partial<Parameters<typeof rentalHeadline>[0]>): string =>
  servicesText.english[
    rentalHeadline({ rentalCoverageStatus: undefined, displayText: undefined, ...services })
  ];

test.each([
  { displayText: "Your policy includes rental coverage.", shown: AVAILABLE },
  { displayText: "RENTAL COVERAGE\nis yours for 30 days", shown: AVAILABLE },
  { displayText: "You have coverage for a rental car.", shown: AVAILABLE },
  { displayText: "Your policy does not include rental coverage.", shown: NOT_AVAILABLE },
  { displayText: "There is no coverage for a rental car.", shown: NOT_AVAILABLE },
  { displayText: "Your rental coverage can't be used here.", shown: NOT_AVAILABLE },
  { displayText: "Coverage: No", shown: NOT_AVAILABLE },
  { displayText: "Not all vehicles are eligible for rental coverage.", shown: CHECKING },
  { displayText: "Not all of you may be eligible.", shown: CHECKING },
  { displayText: "We are not allowed to say who is eligible.", shown: INFORMATION },
  { displayText: "Notable coverage", shown: INFORMATION },
  { displayText: "Ask your claim associate about a rental car.", shown: INFORMATION },
  { displayText: "", shown: INFORMATION },
  { displayText: undefined, shown: INFORMATION },
])(
  "Rental headline from displayText: '$displayText' gives '$shown' (spec 000 section 4)",
  (row) => {
    expect(headline(row)).toBe(row.shown);
  },
);

test.each([
  { rentalCoverageStatus: "AVAILABLE", shown: AVAILABLE },
  { rentalCoverageStatus: "NOT_AVAILABLE", shown: NOT_AVAILABLE },
  { rentalCoverageStatus: "PENDING", shown: CHECKING },
  { rentalCoverageStatus: "OTHER", shown: INFORMATION },
] as const)(
  "the server's own word wins over its sentence: $rentalCoverageStatus gives '$shown'",
  ({ rentalCoverageStatus, shown }) => {
    for (const displayText of ["Your policy includes rental coverage.", "No coverage.", undefined])
      expect(headline({ rentalCoverageStatus, displayText })).toBe(shown);
  },
);
