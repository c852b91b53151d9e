import { expect } from "vitest";
import { test } from "./journey.ts";

test.for([
  "#/nowhere",
  "#/claims/CLM-1001/nowhere",
  "#/claims/CLM-1001/documents/2",
  "#/claims/CLM-1001/estimate/PHOTOS",
  "#/claims/%",
])(
  "the URL %s shows that there is no page, with a link to the claims",
  async (url, { demo, page }) => {
    await page.goto(demo.hostPage.url + url);
    await page.getByRole("heading", { name: "This road ends here" }).waitFor();
    await page.getByRole("link", { name: "Go to your claims" }).click();

    await page.getByRole("heading", { name: "Hello, Maya." }).waitFor();
    await expect.poll(() => page.title()).toBe("Your claims – Switchback Mutual");
  },
);
