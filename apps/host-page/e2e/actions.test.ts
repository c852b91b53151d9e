import { text } from "node:stream/consumers";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "./journey.ts";
import { pages } from "./pages.ts";

/** Actions that the demo handles, and the heading of the resulting page or dialog. */
const handledActions = [
  {
    claimNumber: "CLM-1001",
    control: "View & upload documents",
    action: "view-documents",
    hostPage: "Documents",
    plainPage: "Documents",
  },
  {
    claimNumber: "CLM-1001",
    control: "Electronic payment options",
    action: "electronic-payment",
    hostPage: "Electronic payment",
    plainPage: "Electronic payment",
  },
  {
    claimNumber: "CLM-1001",
    control: "Tell us more",
    action: "tell-us-more",
    hostPage: "Tell us more",
    plainPage: "Tell us more",
  },
  {
    claimNumber: "CLM-1003",
    control: "Choose another option",
    action: "estimate-option",
    hostPage: "Get your estimate",
    plainPage: "Your estimate",
  },
  {
    claimNumber: "CLM-1001",
    control: "Choose a shop",
    action: "choose-shop",
    hostPage: "Choose a repair shop",
    plainPage: "Choose a repair shop",
  },
  {
    claimNumber: "CLM-1002",
    control: "Change shop",
    action: "change-shop",
    hostPage: "Choose a repair shop",
    plainPage: "Choose a repair shop",
  },
];

describe.each(pages)("on $name", ({ page: site, claim }) => {
  test.for(handledActions)(
    "'$control' of $claimNumber opens a page or a dialog of the host",
    async ({ claimNumber, control, action, ...headings }, { demo, page }) => {
      await page.goto(demo[site].url + claim(claimNumber));
      const link = page.getByRole("link", { name: control });
      await link.or(page.getByRole("button", { name: control })).click();

      await page.getByRole("heading", { name: headings[site], exact: true }).waitFor();
      await waitForAction(page, action);
    },
  );

  test("'Change appointment' opens a dialog over the claim", async ({ demo, page }) => {
    await page.goto(demo[site].url + claim("CLM-1002"));
    await page.getByRole("button", { name: "Change appointment" }).click();

    await page.getByRole("dialog", { name: "Change your appointment" }).waitFor();
    await waitForAction(page, "change-appointment");
  });

  test("a next step scrolls to the appointment and focuses it", async ({ demo, page }) => {
    await page.goto(demo[site].url + claim("CLM-1002"));
    await page.getByRole("button", { name: "See your appointment" }).click();

    const appointment = page
      .getByRole("heading", { name: "Your appointment" })
      .and(page.locator(":focus"));
    await expect.poll(() => appointment.evaluate(isInUpperHalf)).toBe(true);
    await waitForAction(page, "next-step");
  });

  test("an appointment is saved as a calendar file", async ({ demo, page }) => {
    await page.goto(demo[site].url + claim("CLM-1002"));
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Add to calendar" }).first().click();

    const file = await text(await (await download).createReadStream());
    expect(file).toMatch(/SUMMARY:.*Short North Collision/);
    await waitForAction(page, "add-to-calendar");
  });

  test("an estimate is shown on the page, and can be zoomed and downloaded", async ({
    demo,
    page,
  }) => {
    await page.goto(demo[site].url + claim("CLM-1006"));
    // It is loaded when it comes near.
    await page.getByRole("heading", { name: "View your estimate" }).scrollIntoViewIfNeeded();
    const toolbar = page.getByRole("toolbar", { name: "Current estimate" });
    const percent = toolbar.getByText(/^\d+%$/);
    const fittingPercent = await percent.innerText();
    await toolbar.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(() => percent.innerText()).not.toBe(fittingPercent);
    const download = page.waitForEvent("download");
    await toolbar.getByRole("link", { name: "Download" }).click();

    expect((await download).suggestedFilename()).toBe("estimate-current.pdf");
    await page.getByRole("radio", { name: "Initial estimate" }).check();
    await page.getByRole("toolbar", { name: "Initial estimate" }).waitFor();
  });

  test("contacts are loaded on request, with links to call them", async ({ demo, page }) => {
    await page.goto(demo[site].url + claim("CLM-1001"));
    await page.getByRole("button", { name: "Contact us" }).click();

    const phone = page.getByRole("link", { name: /^\d{3}-555-01\d{2}$/ }).first();
    expect(await phone.getAttribute("href")).toMatch(/^tel:/);
  });

  test("'Was this helpful?' is followed by a thank you", async ({ demo, page }) => {
    await page.goto(demo[site].url + claim("CLM-1002"));
    const payout = page.locator("[data-widget='payout-accordion']");
    await payout.getByRole("button", { name: "Yes", exact: true }).click();

    await payout.getByText("Thank").waitFor();
    await page.getByText(/ck:feedback/).waitFor({ state: "attached" });
  });
});

test.for(["hostPage", "plainPage"] as const)(
  "the %s leaves the map to the widget",
  async (site, { demo, page }) => {
    const path = site === "hostPage" ? "#/claims/CLM-1002" : "#CLM-1002";
    await page.goto(demo[site].url + path);
    await page.getByRole("button", { name: "View on map" }).click();

    const dialog = page.getByRole("dialog", { name: "Short North Collision" });
    await dialog.getByRole("link", { name: /^Get directions/ }).waitFor();
    if (site === "hostPage") await waitForAction(page, "view-on-map");
  },
);

test("a member opens popular questions next to the claim, and searches all of them", async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.hostPage.url}#/claims/CLM-1001`);
  await page.getByLabel("Popular questions about").selectOption("Repairs");
  await page.getByRole("button", { name: "See more Which repair shop can I choose?" }).click();
  await page.getByText("guaranteed for as long as you own or lease the vehicle").waitFor();
  await page.getByRole("link", { name: "All FAQ" }).click();

  await page.getByRole("tab", { name: "Repairs", selected: true }).waitFor();
  await page.getByRole("searchbox").fill("totla loss");
  await page.getByRole("link", { name: "What is a total loss?" }).click();
  const question = page.getByRole("button", { name: "What is a total loss?", expanded: true });
  await question.and(page.locator(":focus")).waitFor();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await page.getByText("Thank").waitFor();
  await waitForAction(page, "all-faqs");
});

test("a third party sees a page of questions without any about deductibles", async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.hostPage.url}#/claims`);
  await page.getByLabel("View as").selectOption("Third-party claimant");
  await page.getByRole("link", { name: "Track claim CLM-2001" }).click();
  await page.getByRole("link", { name: "Read the claims FAQs" }).click();
  await page.getByRole("button", { name: "Open all" }).click();

  await page.getByRole("button", { name: "Close all" }).waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/deductible/i);
  await waitForAction(page, "open-faqs");
});

test("the plain page puts popular questions into the tracker's slot, in both languages", async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.plainPage.url}#CLM-1001`);
  const button = page.getByRole("button", { name: "Read the claims FAQs" });
  await button.click();

  const heading = page.locator("h3:focus");
  expect(await heading.innerText()).toBe("Questions we hear at the counter");
  expect(await button.count()).toBe(0);
  await page.getByLabel("Language").selectOption("Español");
  await page.getByLabel("Preguntas más frecuentes sobre").selectOption("Reparaciones");
  await page.getByRole("heading", { name: "¿Cómo obtengo un estimado?" }).waitFor();
  await waitForAction(page, "open-faqs");
});

test("a link of the plain page opens its question, again after it was closed", async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.plainPage.url}#faqs`);
  const link = page.getByRole("link", { name: "Which repair shop can I choose?" });
  const question = page.getByRole("button", { name: "Which repair shop can I choose?" });
  const opened = question.and(page.locator(":focus[aria-expanded=true]"));
  await page.getByRole("tab", { name: "Report", selected: true }).waitFor();

  await link.click();
  await opened.waitFor();
  await question.click();
  await expect.poll(() => opened.count()).toBe(0);
  await link.click();
  await opened.waitFor();
});

test("the events panel shows the events of the widgets", async ({ demo, page }) => {
  await page.goto(demo.hostPage.url);
  await page.getByRole("button", { name: /^Show events/ }).click();
  const events = page.getByRole("region", { name: "Latest first" });
  await events.getByText("No events yet.").waitFor();

  await page.goto(`${demo.hostPage.url}#/claims/CLM-1001`);
  await events.getByText("ck:ready claim-summary").waitFor();
  await events.getByText("ck:request reportDetails").waitFor();
  await page.getByRole("link", { name: "View & upload documents" }).click();
  const action = events.getByText("ck:action claim-summary action view-documents");
  await action.waitFor();
  // The documents may report something at any moment, so the list need not be empty now.
  await page.getByRole("button", { name: "Clear" }).click();
  await action.waitFor({ state: "detached" });
});

/** Waits until the page's event log contains the action, whether it is visible or not. */
async function waitForAction(page: Page, action: string): Promise<void> {
  const line = page.locator("li", {
    hasText: new RegExp(`^ck:action \\S+ (action )?${action}\\b`),
  });
  await line.first().waitFor({ state: "attached" });
}

/** Whether the top of an element is in the upper half of the window. */
function isInUpperHalf(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2;
}
