import { describe, expect } from "vitest";
import { pressUntilFocused, test } from "./journey.ts";
import { pages } from "./pages.ts";

describe.each(pages)(
  "on $name, at phone width with only the keyboard",
  ({ page: site, claims, claim, action }) => {
    test("the user finds an appointment, opens the dialog to change it, and returns to the same place", async ({
      demo,
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(demo[site].url + claims);
      await pressUntilFocused("Tab", page.getByRole(action, { name: "Track claim CLM-1002" }));
      await page.keyboard.press("Enter");

      const step = page.getByRole("button", { name: "See your appointment" });
      await pressUntilFocused("Tab", step);
      await page.keyboard.press("Enter");
      await page
        .getByRole("heading", { name: "Your appointment" })
        .and(page.locator(":focus"))
        .waitFor();

      const change = page.getByRole("button", { name: "Change appointment" });
      await pressUntilFocused("Tab", change);
      await page.keyboard.press("Enter");
      await page.getByRole("dialog", { name: "Change your appointment" }).waitFor();
      await page.keyboard.press("Escape");

      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      await change.and(page.locator(":focus")).waitFor();
    });

    test("the user moves backwards through the timeline, and selects a category", async ({
      demo,
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(demo[site].url + claim("CLM-1002"));
      const report = page.getByRole("button", { name: "Report", exact: true });
      await pressUntilFocused("Tab", report);
      const close = page.getByRole("button", { name: /^Close Not started/ });
      await pressUntilFocused("Shift+Tab", close);
      await page.keyboard.press("Enter");

      await page.locator("[data-widget='close-accordion']:focus").waitFor();
    });
  },
);
