import { expect, test } from "vitest";
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
      "safeHref",
    ]
  `);
});
