import "@claimkit/ui-kit/styles.css";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field, zipCodes, shops } from "../../testing/finder.ts";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import "../styles.css";
import { RepairShopFinder } from "./repair-shop-finder.tsx";

// Runs in Firefox and WebKit too.

beforeEach(() => page.viewport(1280, 900));

afterEach(cleanup);

const focused = (): Element | null => document.activeElement;

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}

test("a shop is found, picked and passed to the page with only the keyboard", async () => {
  const actions: unknown[] = [];
  renderOverSandbox(
    <RepairShopFinder
      userType="registered"
      onAction={(event) => {
        event.preventDefault();
        actions.push(event);
      }}
    />,
  );

  await press("Tab");
  expect(focused()).toBe(field());
  await userEvent.keyboard(zipCodes.boston);
  await screen.findByText("6 shops found.");

  await press("Tab");
  expect(focused()?.textContent).toBe("Search");
  await press("Tab");
  expect(focused()?.getAttribute("type")).toBe("radio");
  await press("ArrowDown", "ArrowDown");
  const chosen = screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked);
  expect(focused()).toBe(chosen);

  const choose = await screen.findByRole("button", { name: "Choose this shop" });
  while (focused() !== choose) {
    await press("Tab");
    expect(focused()).not.toBe(document.body);
  }
  await press("Enter");

  const name = document.querySelector(`label[for="${chosen?.id}"]`)?.textContent;
  expect(actions).toMatchObject([{ action: "choose-shop", detail: { shop: { shopName: name } } }]);
});

test("an address is chosen with arrow keys and Enter", async () => {
  renderOverSandbox(<RepairShopFinder />);
  await press("Tab");
  await userEvent.keyboard("600 w chi");
  await screen.findAllByRole("option");

  await press("ArrowDown", "Enter");

  expect(await screen.findByText("23 shops found.")).toBeTruthy();
  expect(field().value).toBe("600 W Chicago Ave, Chicago, IL, 60654, USA");
  expect(focused()).toBe(field());
});

test("Enter on 'Next page' shows the next page and moves the focus to its first shop", async () => {
  renderOverSandbox(<RepairShopFinder userType="registered" />);
  await press("Tab");
  await userEvent.keyboard(zipCodes.chicago);
  await screen.findByText("23 shops found.");
  screen.getByRole("button", { name: "Next page" }).focus();

  await press("Enter");

  expect(screen.getByText("Shops 11 to 20 of 23")).toBeTruthy();
  const [first] = await shops();
  expect(focused()).toBe(first);
  await press("Tab");
  expect(first?.contains(focused())).toBe(true);
});
