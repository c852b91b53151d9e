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

test.for([
  {
    option: "Go to a drive-in inspection",
    step: "Bring your vehicle to Drive-in inspection, Easton",
  },
  { option: "Send us photos", step: "Take eight photos with the link in our text message." },
])(
  "'$option' is confirmed at the top of the claim, whose step has changed",
  async ({ option, step }, { demo, page }) => {
    await page.goto(`${demo.hostPage.url}#/claims/CLM-1001`);
    await page.getByRole("button", { name: option }).click();

    await page.getByText(`Saved: ${option}.`).waitFor();
    await page.getByRole("group", { name: "Your next steps" }).getByText(step).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator("h1:focus").innerText()).toBe("Your claim");
    await fetch(`${demo.sandbox.url}/sandbox/claims/CLM-1001/reset`, { method: "POST" });
  },
);

test("the documents of a claim are above what can be sent", async ({ demo, page }) => {
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1006`);
  await page.getByRole("link", { name: "Documents", exact: true }).click();

  await page.getByRole("toolbar", { name: "Current estimate" }).waitFor();
  await page.getByLabel("Drop files here, or choose files").waitFor({ state: "attached" });
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
