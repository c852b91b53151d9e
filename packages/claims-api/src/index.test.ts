import { expect, test } from "vitest";
import * as formats from "./format.ts";
import * as door from "./index.ts";

test("exports what it did before", () => {
  expect(Object.keys(door)).toMatchInlineSnapshot(`
    [
      "createClaimsClient",
      "allClaimContacts",
      "associateClaimSummary",
      "claimContacts",
      "claimSearch",
      "claimSummary",
      "memberContactId",
      "reportDetails",
      "environmentHeaders",
      "ClaimsError",
      "isClaimsError",
      "safeHref",
    ]
  `);
});

test("has the formats behind a door of their own", () => {
  expect(Object.keys(formats)).toMatchInlineSnapshot(`
    [
      "englishCoverageWords",
      "formatDate",
      "formatMiles",
      "formatDeductible",
      "formatKeyValue",
      "formatLongDate",
      "formatMoney",
      "parseMoney",
      "formatPhone",
      "phoneHref",
      "formatSubCoverage",
      "titleCase",
    ]
  `);
});
