import type { Page } from "playwright";
import { expect } from "vitest";
import { test } from "./journey.ts";
import { pages } from "./pages.ts";

/** Requests to other hosts than this machine. */
function foreignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") foreign.push(request.url());
  });
  return foreign;
}

test.for([
  { site: "hostPage", path: "#/shops" },
  { site: "plainPage", path: "#shops" },
] as const)(
  "the finder of the $site begins with shops, on streets of its own server",
  async (row, { demo, page }) => {
    const foreign = foreignRequests(page);
    await page.goto(demo[row.site].url + row.path);
    const tile = page.waitForResponse(/\/streets\/1[123]\/\d+\/\d+\.mvt$/);
    await page.getByRole("combobox", { name: "ZIP code or address" }).fill("60654");

    expect((await tile).status()).toBe(200);
    await page.getByText("© OpenStreetMap contributors").waitFor();
    expect(await page.getByText("This map has no streets.").isVisible()).toBe(false);
    expect(foreign).toEqual([]);
  },
);

test.for(pages)(
  "'View on map' on $name shows the shop of a claim on streets of its own server",
  async ({ page: site, claim }, { demo, page }) => {
    const foreign = foreignRequests(page);
    await page.goto(demo[site].url + claim("CLM-1006"));
    const tile = page.waitForResponse(/\/streets\/1[123]\/\d+\/\d+\.mvt$/);
    await page.getByRole("button", { name: "View on map" }).click();

    expect((await tile).status()).toBe(200);
    const dialog = page.getByRole("dialog", { name: "West Loop Auto Rebuilders" });
    await dialog.getByText("© OpenStreetMap contributors").waitFor();
    expect(foreign).toEqual([]);
  },
);

test("a visitor first sees the network, without any code of MapLibre", async ({ demo, page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await page.addInitScript(() => {
    sessionStorage.setItem("switchback.preferences", JSON.stringify({ isSignedIn: false }));
  });
  await page.goto(`${demo.hostPage.url}#/shops`);

  await page.getByRole("img", { name: "Where the shops of the repair network are" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(files.filter((file) => /maplibre|engine|worker/.test(file))).toEqual([]);
});
