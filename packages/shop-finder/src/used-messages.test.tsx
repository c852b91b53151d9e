import { usedMessages } from "@claimkit/widget-runtime/testing/used-messages";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { search, shops, zipCodes } from "../testing/finder.ts";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { shopFinderEsUs } from "./locales/es-us.ts";
import { RepairShopFinder } from "./repair-shop-finder/repair-shop-finder.tsx";
import { repairShopFinderText } from "./texts.ts";

afterEach(cleanup);

test("the finder names all messages that it shows, so that one language is enough", async () => {
  const own = { "repair-shop-finder": repairShopFinderText };
  const { marked, note, shown, unnamed } = usedMessages(shopFinderEsUs, own);
  renderOverSandbox(<RepairShopFinder userType="registered" claimNumber="CLM-1001" />, {
    locale: "es-US",
    messages: [marked],
  });
  for (const zipCode of [zipCodes.chicago, zipCodes.plentywood]) {
    await search(zipCode);
    await userEvent.keyboard("{Enter}");
    if (zipCode === zipCodes.chicago) await shops();
    else await screen.findByText(/No se encontraron talleres/);
    note();
  }

  expect(unnamed()).toEqual([]);
  expect([...shown]).toEqual(
    expect.arrayContaining(["repair-shop-finder: shop-card", "repair-shop-finder: page-navigator"]),
  );
});
