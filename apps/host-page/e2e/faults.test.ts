import { describe, expect } from "vitest";
import { test } from "./journey.ts";
import { pages } from "./pages.ts";

const REPORT_FAILED = "Your claim report section didn't load. We'll get that fixed.";
const SUMMARY_FAILED = "Your claim summary didn't load. We'll get it fixed.";

describe.each(pages)("on $name", ({ page: site, claims, claim, action }) => {
  test.for([
    { claimNumber: "CLM-4001", fault: "responds to the first request of every call with 500" },
    { claimNumber: "CLM-4002", fault: "responds to the first request of every call with 401" },
  ])("recovers when the service $fault", async ({ claimNumber }, { demo, page }) => {
    await page.goto(demo[site].url + claim(claimNumber));

    await page.getByText("2019 Ford Escape SE").waitFor();
    await page.getByRole("button", { name: "Report", exact: true }).waitFor();
    expect(await page.getByRole("alert").allInnerTexts()).toEqual([]);
  });

  test("shows the error message of each widget that fails, and the others work", async ({
    demo,
    page,
  }) => {
    await page.goto(demo[site].url + claim("CLM-4003"));

    await page.getByText(REPORT_FAILED, { exact: true }).waitFor();
    await page.getByText(SUMMARY_FAILED, { exact: true }).waitFor();
    await page.getByRole("heading", { name: "Claim progress" }).waitFor();
  });

  test("'Try again' loads the one widget that failed", async ({ demo, page }) => {
    const reports = /\/report-details\//;
    await page.route(reports, (route) => route.abort());
    await page.goto(demo[site].url + claim("CLM-1001"));
    await page.getByText(REPORT_FAILED, { exact: true }).waitFor();
    await page.getByText("2022 Honda CR-V EX").waitFor();

    await page.unroute(reports);
    await page.getByRole("button", { name: "Try again" }).click();

    await page.getByRole("button", { name: "Report", exact: true }).waitFor();
    expect(await page.getByText(REPORT_FAILED).count()).toBe(0);
  });

  test("'Try again' loads the viewer of a document whose file did not load", async ({
    demo,
    browser,
    page,
    consoleErrors,
    skip,
  }) => {
    // Why: docs/decisions/loading.md#a-module-is-requested-again-by-the-browser
    skip(Number.parseInt(browser.version(), 10) < 156);
    const viewer = /document-viewer[^/]*\.js/;
    await page.route(viewer, (route) => route.abort());
    await page.goto(demo[site].url + claim("CLM-1006"));
    await page.getByText("Your vehicle should be ready in about five days.").hover();
    await page.getByText("This document didn't load. We'll get it fixed.").waitFor();

    await page.unroute(viewer);
    await page.getByRole("button", { name: "Try again" }).click();

    await page.getByRole("toolbar", { name: "Current estimate" }).waitFor();
    expect(await page.getByRole("alert").allInnerTexts()).toEqual([]);
    // The browser and React log the failure.
    expect(consoleErrors.splice(0)[0]).toBe("Failed to load resource: net::ERR_FAILED");
  });

  test("shows the list's own error message with the phone number when the search fails", async ({
    demo,
    page,
  }) => {
    await page.route(/\/claims\/search/, (route) => route.abort());
    await page.goto(demo[site].url + claims);

    await page
      .getByText(
        "Claim data failed to load, please try again later or contact the Claim Service Center at 800-555-0199",
      )
      .waitFor();
    expect(await page.getByRole(action, { name: /Track claim/ }).count()).toBe(0);
  });
});
