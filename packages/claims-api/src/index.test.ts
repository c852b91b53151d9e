import { expect, test } from "vitest";
import * as formats from "./format.ts";
import * as api from "./index.ts";

test("exports these names", () => {
  expect(Object.keys(api)).toMatchInlineSnapshot(`
    [
      "CATEGORIES",
      "categoryOf",
      "createClaimsClient",
      "adjusterInfo",
      "adjusterSummaries",
      "allClaimContacts",
      "associateClaimSummary",
      "claimContacts",
      "claimSearch",
      "claimSearchByQuery",
      "claimSummary",
      "closeDetails",
      "contactUs",
      "faqSearch",
      "faqCategoryOf",
      "faqs",
      "locationSuggest",
      "memberContactId",
      "payoutDetails",
      "repairFacilitiesSearch",
      "repairsDetails",
      "reportDetails",
      "servicesDetails",
      "contactTimelines",
      "timelines",
      "timelineStatusOf",
      "environmentHeaders",
      "ClaimsError",
      "isClaimsError",
    ]
  `);
});

test("exports formats from an entry of their own", () => {
  expect(Object.keys(formats)).toMatchInlineSnapshot(`
    [
      "coverageKind",
      "parseAddress",
      "calendarDay",
      "formatCount",
      "englishCoverageWords",
      "formatDate",
      "directionsHref",
      "formatMiles",
      "emailHref",
      "formatCoverage",
      "formatDeductible",
      "formatKeyValue",
      "formatRowValue",
      "decodeEntities",
      "SIMPLE_TAG",
      "formatLongDate",
      "formatMediumDate",
      "formatMoney",
      "parseMoney",
      "formatPhone",
      "phoneHref",
      "formatSubCoverage",
      "formatTime",
      "parseTime",
      "utcToLocal",
      "titleCase",
      "safeHref",
    ]
  `);
});
