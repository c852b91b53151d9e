import "@claimkit/ui-kit/styles.css";
import { clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { transcribe } from "@claimkit/ui-kit/testing/spoken";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { zipCodes } from "../../testing/finder.ts";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import "../styles.css";
import { RepairShopFinder } from "./repair-shop-finder.tsx";

beforeEach(() => page.viewport(1280, 900));

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

test("announces the results, each shop with its address, and the chosen shop", async () => {
  const { container } = renderOverSandbox(<RepairShopFinder userType="registered" />, {
    sandbox: { faults: { locationSuggest: { delayMs: 600_000 } } },
  });
  const { press, paste, waitForAnnouncement, read, text } = await transcribe(container);

  await press("Tab");
  await paste("nowhere");
  await waitForAnnouncement("Loading suggestions...");
  await press("Enter");
  await waitForAnnouncement("Invalid Address");
  await paste(zipCodes.boston);
  await screen.findByText("6 shops found.");
  await waitForAnnouncement("6 shops found.");
  await press("Tab");
  await press("Tab");
  await press("ArrowDown");
  await read();

  await expect(text()).toMatchFileSnapshot("repair-shop-finder.spoken.txt");
});

test("announces everything in Spanish to an anonymous user", async () => {
  const { container } = renderOverSandbox(<RepairShopFinder />, inSpanish);
  const { press, paste, waitForAnnouncement, read, text } = await transcribe(container);

  await press("Tab");
  await paste(zipCodes.boston);
  await screen.findByText("6 talleres encontrados.");
  await waitForAnnouncement("6 talleres encontrados.");
  await read();

  await expect(text()).toMatchFileSnapshot("repair-shop-finder-spanish.spoken.txt");
});
