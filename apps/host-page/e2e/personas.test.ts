import { expect } from "vitest";
import { test } from "./journey.ts";

test("a third party sees no coverages and no deductible, although the service sends them", async ({
  demo,
  page,
}) => {
  const responses: string[] = [];
  // Read here, because the browser may discard the body later.
  await page.route(/\/report-details\//, async (route) => {
    const response = await route.fetch();
    responses.push(await response.text());
    await route.fulfill({ response });
  });
  await page.goto(`${demo.hostPage.url}#/claims`);
  await page.getByLabel("View as").selectOption("Third-party claimant");
  await page.getByLabel("Policy", { exact: true }).selectOption("POL-901");
  await page.getByRole("link", { name: "Track claim CLM-2003" }).click();

  await page.getByRole("heading", { name: "Your claim has been received" }).waitFor();
  await page.getByRole("button", { name: "Report", exact: true }).waitFor();
  await page.getByRole("heading", { name: "Rental car information" }).waitFor();
  expect(responses.join()).toContain("coverageInfo");
  const claim = await page.locator("main").innerText();
  expect(claim.split("\n").filter((line) => /coverage|deductible|your policy/i.test(line))).toEqual(
    [],
  );
  expect(await page.locator("main").innerHTML()).not.toMatch(/coverages|deductible/i);
});

test("an associate sees the summary of the contact's claim", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims`);
  await page.getByLabel("View as").selectOption("Claim associate");
  const request = page.waitForRequest(/associate-claim-summaries\/claim\/CLM-1001\/contact-id\//);
  await page.getByRole("link", { name: "Track claim CLM-1001" }).click();

  await request;
  await page.getByText("2022 Honda CR-V EX").waitFor();
});

test("a member sees who is signed in, and can choose a policy", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims`);
  await page.getByText("Signed in as Maya Ellison").waitFor();
  await page.getByLabel("Policy", { exact: true }).selectOption("POL-000");

  await page.getByText(/You have no recent claims\./).waitFor();
  const phone = page.locator("main").getByRole("link", { name: "800-555-0199" }).first();
  expect(await phone.getAttribute("href")).toBe("tel:+18005550199");
});

test("the persona, the policy, the language and the theme are kept after a reload", async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.hostPage.url}#/claims`);
  await page.getByLabel("Policy", { exact: true }).selectOption("POL-103");
  await page.getByLabel("Theme").selectOption("Dark");
  await page.getByRole("button", { name: "Español" }).click();
  await page.reload();

  await page.getByText("CLM-1012").first().waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("es-US");
  expect(await page.locator("html").evaluate((root) => getComputedStyle(root).colorScheme)).toBe(
    "dark",
  );
});
