import { expect } from "vitest";
import { test } from "./journey.ts";

test("added documents are shown beside the claim, and can be removed", async ({ demo, page }) => {
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

test("a saved payment method is shown beside the claim", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1001/payments`);
  await page.getByRole("button", { name: "Save payment method" }).click();
  await page.getByText("Choose how you would like to be paid.").waitFor();

  await page.getByRole("radio", { name: "Direct deposit" }).check();
  await page.getByRole("button", { name: "Save payment method" }).click();
  await page.getByText("Saved. We’ll pay you by: Direct deposit.").waitFor();
  await page.getByRole("link", { name: "Back to your claim" }).click();

  await page.getByRole("link", { name: "Payment: Direct deposit" }).waitFor();
});

test("a report is shown beside the claim", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1001/details`);
  await page.getByLabel("What else should we know?").fill("It rained, and the light was out.");
  await page.getByRole("button", { name: "Send to your claims team" }).click();
  await page.getByText("Thank you. Your claims team has it with your claim.").waitFor();
  await page.getByRole("link", { name: "Back to your claim" }).click();
  await page.getByRole("link", { name: "More about what happened" }).click();

  await page.getByText("It rained, and the light was out.").waitFor();
});

test("the clicked option for an estimate is chosen, saved, and shown with the claim", async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1001`);
  await page.getByRole("link", { name: "Send us photos" }).click();
  expect(await page.getByRole("radio", { name: /^Send us photos/ }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Save my choice" }).click();
  await page.getByText("Saved: Send us photos.").waitFor();
  await page.getByRole("link", { name: "Back to your claim" }).click();

  await page.getByRole("link", { name: "Estimate: Send us photos" }).waitFor();
});

test("another appointment is requested without leaving the claim, and the focus is restored", async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1002`);
  await page.getByRole("button", { name: "Change appointment" }).click();
  const dialog = page.getByRole("dialog", { name: "Change your appointment" });
  await dialog.getByRole("radio", { name: /^A Saturday/ }).check();
  await dialog.getByRole("button", { name: "Ask for this" }).click();
  await dialog.getByText("We asked for: A Saturday.").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();

  await page.getByText("Another appointment: A Saturday").waitFor();
  expect(await page.locator("button:focus").innerText()).toBe("Change appointment");
});
