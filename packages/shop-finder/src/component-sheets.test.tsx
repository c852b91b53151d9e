import {
  adoptSheets,
  type Sheets,
  styleDifferences,
} from "@claimkit/ui-kit/testing/computed-styles";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { commands, userEvent } from "vitest/browser";
import { field, zipCodes } from "../testing/finder.ts";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { RepairShopFinder } from "./repair-shop-finder/repair-shop-finder.tsx";

// Why: docs/decisions/styles.md#each-component-has-its-own-sheet

let kit: Sheets;
let finder: Sheets;

beforeAll(async () => {
  kit = await commands.builtSheets("ui-kit");
  finder = await commands.builtSheets("shop-finder");
}, 60_000);

afterEach(() => {
  cleanup();
  adoptSheets();
});

test("looks the same with its own sheet, and with every sheet in any order", async () => {
  adoptSheets(kit.whole, finder.whole);
  renderOverSandbox(<RepairShopFinder userType="registered" />);
  await userEvent.fill(field(), zipCodes.boston);
  await userEvent.keyboard("{Enter}");
  await screen.findByText("6 shops found.");

  const differences = styleDifferences("RepairShopFinder", kit, finder);
  expect(differences).toEqual({ own: [], sorted: [], reversed: [] });
});
