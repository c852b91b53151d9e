import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { outlineOf } from "../../testing/outline-of.ts";
import { renderRepairs } from "../../testing/render-repairs.tsx";

// Rules: docs/reference/claims.md#repairs-scenarios

// On a phone, an estimate is a card: see document-card.test.tsx.
beforeEach(() => page.viewport(1024, 800));
afterEach(cleanup);

/** Loading pdf.js takes long on a busy machine. */
const TIMEOUT_MS = 30_000;

const shop = { name: "Corner Garage", address: "1 Main St, Columbus, OH 43201" };

/** All data about repairs that a server can send. The claim has an estimate and a valuation, too. */
const everything = {
  latestUpdate: "There is news.",
  displayTitle: "A title",
  displayText: "A text.",
  displayEmail: "desk@example.com",
  displayInfo: [{ displayKey: "SHOP", displayValue: "Visit a shop" }],
  displayBottomInfo: "Bottom info.",
  shopInfo: shop,
  appointmentDate: "2026-11-21",
  selectedServiceOffering: { selectedService: { appointmentTime: "09:30" } },
  viewEstimate: {
    displayTitle: "View estimate",
    displayText: "What it costs.",
    displayBottomInfo: "More damage may be found.",
  },
  payDeductible: { displayTitle: "Pay deductible", displayText: "$500 to the shop." },
  repairsSchedule: { displayTitle: "Schedule", displayText: "Five days.", shopInfo: shop },
  generalClaimQuestions: { claimAdjusterName: "Mei Tanaka" },
};

const nothing = {
  latestUpdate: "",
  displayTitle: "",
  displayText: "",
  shopInfo: {},
  viewEstimate: {},
  payDeductible: {},
  repairsSchedule: { shopInfo: {} },
  generalClaimQuestions: {},
};

const NEWS = "Latest update: There is news.";
const INTRODUCTION = ["# A title", "A text.", "[desk@example.com](mailto:desk@example.com)"];
const SHOP = [shop.name, shop.address];
const APPOINTMENT = [
  "When:",
  "Sat, Nov 21, 9:30 AM",
  "Where:",
  ...SHOP,
  "[View on map]",
  "[Add to calendar]",
];
const ESTIMATE = [
  "# View estimate",
  "What it costs.",
  "document: Estimate",
  "More damage may be found.",
];
const DEDUCTIBLE = ["# Pay deductible", "$500 to the shop."];
const SCHEDULE = ["# Schedule", "Five days.", "Repair shop:", ...SHOP, "[View on map]"];
const CONTACT = ["# General claim questions", "Mei Tanaka"];
const RECEIVED = "# Your claim has been received";
const INSPECTION =
  "An inspection is needed to obtain a written estimate. Please work with your claim associate to schedule one.";
const GUARANTEE =
  "Workmanship on appraised and completed repairs is guaranteed for as long as you own or lease your vehicle.";
const PANEL = [NEWS, RECEIVED, ...INTRODUCTION, ...CONTACT];

/** The blocks of a scenario with all data, and with only the scenario. */
const rows = [
  {
    scenario: "TOTAL_LOSS",
    most: [
      "SHOP:",
      "Visit a shop",
      "# Valuation Show details",
      "# View estimate Show details",
      "Bottom info.",
      ...CONTACT,
    ],
    least: ["Your documents are not ready yet. We'll post them here."],
  },
  {
    scenario: "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
    most: ["Choose one of the options below:", "[Visit a shop]", "[Choose a shop]", GUARANTEE],
    least: [GUARANTEE],
  },
  {
    scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
    most: [...APPOINTMENT, "[Change appointment]", "[Change shop]", GUARANTEE],
    least: ["[Change appointment]", "[Change shop]", GUARANTEE],
  },
  {
    scenario: "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
    most: [...APPOINTMENT, "[Change appointment]", "[Choose another option]"],
    least: ["[Change appointment]", "[Choose another option]"],
  },
  {
    scenario: "NOT_ELIGIBLE_NO_SERVICE_SELECTED",
    most: [INSPECTION, ...CONTACT],
    least: [INSPECTION],
  },
  {
    scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
    most: [...ESTIMATE, ...DEDUCTIBLE, ...SCHEDULE],
    least: [],
  },
  {
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    most: [...ESTIMATE, ...DEDUCTIBLE, ...SCHEDULE, GUARANTEE],
    least: [GUARANTEE],
  },
  {
    scenario: "SOMETHING_NEW",
    most: [
      "SHOP:",
      "Visit a shop",
      ...APPOINTMENT,
      "# Valuation Show details",
      ...ESTIMATE,
      ...DEDUCTIBLE,
      ...SCHEDULE,
      "Bottom info.",
      ...CONTACT,
    ],
    least: [],
  },
] as const;

async function expectOutline(shows: readonly string[]): Promise<void> {
  const repairs = await screen.findByRole("region", { name: "Repairs" });
  await expect.poll(() => outlineOf(repairs), { timeout: TIMEOUT_MS }).toEqual(shows);
}

test.each(rows)(
  "$scenario shows only its blocks, even if the server sends data of others",
  async ({ scenario, most }) => {
    renderRepairs("CLM-1007", everything, { scenario });

    await expectOutline([NEWS, ...INTRODUCTION, ...most]);
  },
  2 * TIMEOUT_MS,
);

test.each(rows)(
  "$scenario has no empty blocks if the server sends nothing else",
  async ({ scenario, least }) => {
    renderRepairs("CLM-1010", nothing, { scenario });

    await expectOutline(least);
  },
);

test.each([
  { block: "payDeductible", part: { displayText: "$500 to the shop." }, shows: DEDUCTIBLE },
  { block: "payDeductible", part: { displayTitle: "Your share" }, shows: ["# Your share"] },
  {
    block: "repairsSchedule",
    part: { displayText: "Five days." },
    shows: ["# Repairs schedule", "Five days."],
  },
  { block: "repairsSchedule", part: { displayTitle: "Schedule" }, shows: ["# Schedule"] },
  {
    block: "repairsSchedule",
    part: { shopInfo: shop },
    shows: ["# Repairs schedule", "Repair shop:", ...SHOP, "[View on map]"],
  },
  {
    block: "viewEstimate",
    part: { displayBottomInfo: "More damage may be found." },
    shows: ["# Estimate", "More damage may be found."],
  },
])("$block is shown if the server sends only $part", async ({ block, part, shows }) => {
  const scenario = "OYS_SERVICE_SELECTED_ESTIMATE";
  renderRepairs("CLM-1010", { ...nothing, [block]: part }, { scenario });

  await expectOutline([...shows, GUARANTEE]);
});

test("repairsSchedule is not shown if the server sends only the coordinates of its shop", async () => {
  const repairsSchedule = { shopInfo: { latitude: 39.96, longitude: -83 } };
  const scenario = "OYS_SERVICE_SELECTED_ESTIMATE";
  renderRepairs("CLM-1010", { ...nothing, repairsSchedule }, { scenario });

  await expectOutline([GUARANTEE]);
});

test("TOTAL_LOSS shows the text about an estimate only with the estimate", async () => {
  const { viewEstimate } = everything;
  renderRepairs("CLM-1010", { ...nothing, viewEstimate }, { scenario: "TOTAL_LOSS" });

  await expectOutline(["Your documents are not ready yet. We'll post them here."]);
});

test.each([...rows, { scenario: "THIRD_PARTY" }] as const)(
  "$scenario is the reduced panel for a third party, with any data",
  async ({ scenario }) => {
    const asThirdParty = { scenario, isThirdParty: true, contactId: "CNT-2003" };
    const { container } = renderRepairs("CLM-2003", everything, asThirdParty);

    await expectOutline(PANEL);
    expect(container.innerHTML).not.toMatch(/deductible|estimates|garage|valuation/i);
  },
);

test("THIRD_PARTY is the reduced panel without the flag, too", async () => {
  renderRepairs("CLM-1007", everything, { scenario: "THIRD_PARTY" });

  await expectOutline(PANEL);
});

test("THIRD_PARTY asks for an inspection if the server sends no text", async () => {
  renderRepairs("CLM-1010", nothing, { scenario: "THIRD_PARTY" });

  await expectOutline([RECEIVED, INSPECTION]);
});

test("an unknown scenario never asks a third party for an inspection", async () => {
  const scenario = "SOMETHING_NEW";
  renderRepairs("CLM-2003", nothing, { scenario, isThirdParty: true, contactId: "CNT-2003" });

  await expectOutline([RECEIVED]);
});
