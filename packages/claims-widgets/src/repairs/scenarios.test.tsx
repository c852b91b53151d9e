import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { outlineOf } from "../../testing/outline-of.ts";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { RepairsAccordion } from "./repairs.tsx";

// On a phone, an estimate is a card: see document-card.test.tsx.
beforeEach(() => page.viewport(1024, 800));
afterEach(cleanup);

/** Loading pdf.js takes long on a busy machine. */
const TIMEOUT_MS = 30_000;

const GUARANTEE =
  "Workmanship on appraised and completed repairs is guaranteed for as long as you own or lease your vehicle.";
const INSPECTION =
  "An inspection is needed to obtain a written estimate. Please work with your claim associate to schedule one.";

const phoneLink = (number: string, call = ""): string =>
  `[${call}${number}](tel:+1${number.replaceAll("-", "")})`;
const emailLink = (address: string): string => `[${address}](mailto:${address})`;

const contact = (name: string, tollFree: string, usOnly: string): string[] => [
  "# General claim questions",
  name,
  `${phoneLink(tollFree, "Call ")} - toll free`,
  `${phoneLink(usOnly)} - U.S. only`,
  emailLink(`${name.toLowerCase().replace(" ", ".")}@example.com`),
];

/** One row per scenario of docs/reference/claims.md#repairs-scenarios, and per variant of it. */
const rows = [
  {
    scenario: "TOTAL_LOSS",
    variant: "with estimate and valuation",
    claimNumber: "CLM-1007",
    shows: [
      "Latest update: We valued your vehicle. Please review our offer.",
      "# Your vehicle is a total loss",
      "Repairs would cost more than the vehicle is worth. The valuation shows how we arrived at our offer.",
      "Next step:",
      "Review the valuation and call us",
      "Your vehicle:",
      "Remove your plates and belongings",
      "# Valuation Show details",
      "# Estimate Show details",
      "You can keep the rental car until five days after we pay you.",
      ...contact("Mei Tanaka", "800-555-0148", "206-555-0149"),
    ],
  },
  {
    scenario: "TOTAL_LOSS",
    variant: "with a valuation",
    claimNumber: "CLM-1008",
    shows: [
      "Latest update: You accepted our offer, and we paid your lender.",
      "# Your vehicle has not been found",
      "We treat it as a total loss. The valuation shows how we arrived at our offer. We'll pay you the remaining $3,300 when we have both keys.",
      "Next step:",
      "Send us both keys",
      "Police report:",
      "Received",
      "# Valuation Show details",
      ...contact("Mei Tanaka", "800-555-0148", "206-555-0149"),
    ],
  },
  {
    scenario: "TOTAL_LOSS",
    variant: "with an estimate",
    claimNumber: "CLM-1009",
    shows: [
      "Latest update: We are valuing your vehicle.",
      "# Your vehicle is a total loss",
      "Water reached the battery, so the vehicle cannot be repaired safely.",
      "Next step:",
      "Wait for our valuation",
      "# Estimate Show details",
      ...contact("Mei Tanaka", "800-555-0148", "206-555-0149"),
    ],
  },
  {
    scenario: "TOTAL_LOSS",
    variant: "with neither",
    claimNumber: "CLM-1010",
    shows: [
      "Latest update: We received your report.",
      "# Your vehicle is likely a total loss",
      "We will tow and inspect it. You don't have to be there.",
      "Your documents are not ready yet. We'll post them here.",
      ...contact("Victor Almeida", "800-555-0150", "602-555-0151"),
    ],
  },
  {
    scenario: "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
    variant: "with a shop among the options",
    claimNumber: "CLM-1001",
    shows: [
      "Latest update: Choose how you would like to get an estimate.",
      "# Get an estimate for your vehicle",
      "All three options are free. Most estimates are ready within two days.",
      "Choose one of the options below:",
      "[Visit a shop in our repair network]",
      "[Go to a drive-in inspection]",
      "[Send us photos]",
      "[Choose a shop]",
      GUARANTEE,
    ],
  },
  {
    scenario: "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
    variant: "without one, and without news",
    claimNumber: "CLM-3001",
    shows: [
      "# Get an estimate for your vehicle",
      "Choose one of the options below:",
      "[Send us photos]",
      GUARANTEE,
    ],
  },
  {
    scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
    variant: "",
    claimNumber: "CLM-1002",
    shows: [
      "Latest update: Your repair shop expects you tomorrow.",
      "# Your appointment",
      "The shop will inspect your vehicle and write an estimate while you wait.",
      "When:",
      "Sat, Nov 21, 9:30 AM",
      "Where:",
      "Short North Collision",
      "1042 N High St, Columbus, OH 43201",
      phoneLink("614-555-0102"),
      emailLink("short.north.collision@example.com"),
      "[View on map]",
      "[Add to calendar]",
      "[Change appointment]",
      "[Change shop]",
      GUARANTEE,
    ],
  },
  {
    scenario: "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
    variant: "",
    claimNumber: "CLM-1003",
    shows: [
      "Latest update: Your drive-in inspection is scheduled.",
      "# Your drive-in inspection",
      "It takes about 20 minutes. Please bring your registration.",
      "When:",
      "Mon, Nov 23, 2:15 PM",
      "Where:",
      "Drive-in inspection, Easton",
      "3900 Morse Crossing, Columbus, OH 43219",
      phoneLink("614-555-0131"),
      "[View on map]",
      "[Add to calendar]",
      "[Change appointment]",
      "[Choose another option]",
    ],
  },
  {
    scenario: "NOT_ELIGIBLE_NO_SERVICE_SELECTED",
    variant: "",
    claimNumber: "CLM-1004",
    shows: [
      "Latest update: Your vehicle needs an inspection first.",
      "# Your estimate",
      "Your vehicle has sensors behind the windshield, so it has to be inspected before we estimate the repair.",
      INSPECTION,
      ...contact("Samuel Addo", "800-555-0146", "312-555-0147"),
    ],
  },
  {
    scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
    variant: "with a schedule that names no shop",
    claimNumber: "CLM-1005",
    shows: [
      "Latest update: We approved your shop's estimate and repairs have begun.",
      "# Your repairs",
      "Ridgeline Auto Body is repairing your vehicle. We pay the shop directly.",
      "# View your estimate",
      "This is what the repairs are expected to cost.",
      "document: Estimate",
      "If the shop finds more damage, the shop asks us first.",
      "# Pay your deductible",
      "Please pay the shop $250 when you pick up your vehicle.",
      "# Repairs schedule",
      "Your shop will call you when your vehicle is ready.",
    ],
  },
  {
    scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
    variant: "without a schedule, and with a damaged file",
    claimNumber: "CLM-1012",
    shows: [
      "Latest update: Your vehicle was repaired.",
      "# Your repairs",
      "Payson Auto Works repaired your vehicle.",
      "# View your estimate",
      "This is what the repairs cost.",
      "document: This document is damaged and can't be shown.",
      "# Your deductible",
      "Your deductible has vanished. There is nothing to pay.",
    ],
  },
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    variant: "with several estimates",
    claimNumber: "CLM-1006",
    shows: [
      "Latest update: Parts have arrived and repairs have begun.",
      "# Your repairs",
      "West Loop Auto Rebuilders is repairing your vehicle.",
      "# View your estimate",
      "The shop found more damage behind the bumper, so there is a new estimate.",
      "Which estimate to show:",
      "( ) Current estimate",
      "From Nov 10, 2026",
      "( ) Initial estimate",
      "From Oct 27, 2026",
      "document: Current estimate",
      "Initial estimate:",
      "$5,238.40",
      "Current estimate:",
      "$6,412.75",
      "# Pay your deductible",
      "Please pay the shop $1,000 when you pick up your vehicle.",
      "# Repairs schedule",
      "Your vehicle should be ready in about five days.",
      "Repair shop:",
      "West Loop Auto Rebuilders",
      "1020 W Randolph St, Chicago, IL 60607",
      phoneLink("312-555-0106"),
      "[View on map]",
      emailLink("west.loop.auto.rebuilders@example.com"),
      GUARANTEE,
    ],
  },
  {
    scenario: "THIRD_PARTY",
    variant: "",
    claimNumber: "CLM-2001",
    contactId: "CNT-2001",
    shows: [
      "Latest update: We are talking to the other driver.",
      "# Your claim has been received",
      "We'll call you to schedule an inspection when we have heard from the driver.",
      emailLink("property.claims@example.com"),
      ...contact("Joan Pritchard", "800-555-0152", "404-555-0153"),
    ],
  },
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    variant: "requested by a third party",
    claimNumber: "CLM-2003",
    contactId: "CNT-2003",
    shows: [
      "Latest update: The shop found more damage, which we need to inspect. Other repairs continue.",
      "# Your claim has been received",
      "# Your repairs",
      "Dorchester Avenue Collision is repairing your vehicle.",
      ...contact("Joan Pritchard", "800-555-0152", "404-555-0153"),
    ],
  },
  {
    scenario: "SOMETHING_NEW",
    variant: "",
    claimNumber: "CLM-3002",
    shows: [
      "Latest update: We are reviewing your claim.",
      "# Your repairs",
      "Second inspection:",
      "To be scheduled",
      ...contact("Dana Whitfield", "800-555-0140", "614-555-0141"),
    ],
  },
];

test.each(rows)(
  "$scenario $variant shows its blocks, in order, and nothing else",
  async ({ claimNumber, contactId, shows }) => {
    const thirdParty: object = contactId === undefined ? {} : { isThirdParty: true, contactId };
    renderOverSandbox(<RepairsAccordion claimNumber={claimNumber} {...thirdParty} />);

    const repairs = await screen.findByRole("region", { name: "Repairs" });
    await expect.poll(() => outlineOf(repairs), { timeout: TIMEOUT_MS }).toEqual(shows);
  },
  2 * TIMEOUT_MS,
);
