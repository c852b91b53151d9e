import { describe, expect } from "vitest";
import { pages, test } from "./journey.ts";

const actions = [
  { action: "View & upload documents", answer: "Documents" },
  { action: "Electronic payment options", answer: "Electronic payment" },
  { action: "Tell us more", answer: "Tell us more" },
];

describe.each(pages)("on $name", ({ page: door, claim, action: role }) => {
  test.for(actions)("'$action' leads to '$answer'", async ({ action, answer }, { demo, page }) => {
    await page.goto(demo[door].url + claim("CLM-1001"));
    await page.getByRole(role, { name: action }).click();

    await page.getByRole("heading", { name: answer, exact: true }).waitFor();
  });
});

test("documents that are added stand beside the claim, and can be removed", async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1001/documents`);
  await page.getByLabel("Drop files here, or choose files").setInputFiles([
    { name: "bumper.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(240_000) },
    { name: "report.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(18_000) },
  ]);
  await page.getByText("2 documents added.").waitFor();
  await page.getByText("240 kB").waitFor();

  await page.getByRole("button", { name: "Remove report.pdf" }).click();
  await page.getByRole("link", { name: "Back to your claim" }).click();

  await page.getByRole("link", { name: "1 document" }).waitFor();
});

test("a payment method that is saved stands beside the claim", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1001/payments`);
  await page.getByRole("button", { name: "Save payment method" }).click();
  await page.getByText("Choose how you would like to be paid.").waitFor();

  await page.getByRole("radio", { name: "Direct deposit" }).check();
  await page.getByRole("button", { name: "Save payment method" }).click();
  await page.getByText("Saved. We’ll pay you by: Direct deposit.").waitFor();
  await page.getByRole("link", { name: "Back to your claim" }).click();

  await page.getByRole("link", { name: "Payment: Direct deposit" }).waitFor();
});

test("what is told stands beside the claim, and is read back", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1001/details`);
  await page.getByLabel("What else should we know?").fill("It rained, and the light was out.");
  await page.getByRole("button", { name: "Send to your claims team" }).click();
  await page.getByText("Thank you. Your claims team has it with your claim.").waitFor();
  await page.getByRole("link", { name: "Back to your claim" }).click();
  await page.getByRole("link", { name: "More about what happened" }).click();

  await page.getByText("It rained, and the light was out.").waitFor();
});

test.for(["#/nowhere", "#/claims/CLM-1001/nowhere", "#/claims/CLM-1001/documents/2", "#/claims/%"])(
  "the address %s has no page, and leads back to the claims",
  async (address, { demo, page }) => {
    await page.goto(demo.hostPage.url + address);
    await page.getByRole("heading", { name: "This road ends here" }).waitFor();
    await page.getByRole("link", { name: "Go to your claims" }).click();

    await page.getByRole("heading", { name: "Hello, Maya." }).waitFor();
    await expect.poll(() => page.title()).toBe("Your claims – Switchback Mutual");
  },
);

test("the events panel shows what the widgets tell their host", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1001`);
  await page.getByRole("heading", { name: "Claim progress" }).waitFor();
  await page.getByRole("button", { name: /^Show events/ }).click();

  const events = page.getByRole("region", { name: "Latest first" });
  await events.getByText("ck:ready claim-summary").waitFor();
  await events.getByText("ck:request reportDetails").waitFor();
  await page.getByRole("link", { name: "Electronic payment options" }).click();
  await events.getByText("ck:action claim-summary action electronic-payment").waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  await events.getByText("No events yet.").waitFor();
});
