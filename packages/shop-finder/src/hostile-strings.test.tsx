import { createClaimsClient } from "@claimkit/claims-api";
import { configureClaimkit } from "@claimkit/widget-runtime";
import { hostileStrings } from "@claimkit/widget-runtime/testing/hostile-strings";
import { type PageWatch, watchPage } from "@claimkit/widget-runtime/testing/watch-page";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { field, search, shops, zipCodes } from "../testing/finder.ts";
import { hostileParts } from "../testing/hostile-parts.ts";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { defineShopFinderElements } from "./elements.tsx";
import { RepairShopFinder } from "./repair-shop-finder/repair-shop-finder.tsx";

afterEach(cleanup);

const classes = Object.entries(hostileStrings).map(([name, strings]) => ({ name, strings }));

/** A response with hostile text in every field. */
function hostileShops(strings: readonly string[]): object {
  const participants = strings.map((text) => ({
    shopId: text,
    shopName: text,
    address: text,
    city: text,
    state: text,
    zipCode: text,
    phoneNumber: text,
    proximateDistance: text,
    latitude: text,
    longitude: text,
  }));
  return { participants, searchCenter: { latitude: strings[0], longitude: strings[0] } };
}

/** Whether a part of the page has one of the strings. Others are read as simple HTML, without their tags. */
function hasOne({ textContent }: Element, strings: readonly string[]): boolean {
  return strings.some((string) => textContent.includes(string.trim()));
}

async function expectHarmless(root: ParentNode, page: PageWatch): Promise<void> {
  await page.settle();
  expect(hostileParts(root)).toEqual([]);
  expect(page.requests()).toEqual([]);
  expect(page.runs()).toBe(0);
  expect(document.querySelector("body")).toBe(document.body);
}

describe.each(classes)("$name", ({ strings }) => {
  test.each(["registered", "anonymous"])(
    "are harmless in every field of a shop, for a user who is %s",
    async (userType) => {
      const page = watchPage();
      const { container } = renderOverSandbox(<RepairShopFinder userType={userType} />, {
        change: () => hostileShops(strings),
      });
      await search(zipCodes.columbus);
      await shops();

      if (userType === "registered") fireEvent.click(screen.getAllByRole("radio")[0] as Element);

      expect(hasOne(container, strings)).toBe(true);
      await expectHarmless(container, page);
    },
  );

  test("are harmless as suggestions", async () => {
    const page = watchPage();
    const { container } = renderOverSandbox(<RepairShopFinder />, {
      change: () => ({ suggestions: strings.map((text) => ({ text: `${text}, USA` })) }),
    });

    await userEvent.type(field(), "abc");
    await screen.findAllByRole("option");

    expect(hasOne(container, strings)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expectHarmless(container, page);
  });

  test("are harmless in an element", async () => {
    const page = watchPage();
    configureClaimkit({
      client: createClaimsClient({
        environment: "test",
        baseUrl: "http://localhost",
        clientId: "test",
        getAccessToken: () => "test-token",
        fetch: async () => Response.json(hostileShops(strings)),
      }),
    });
    defineShopFinderElements();
    const element = document.body.appendChild(document.createElement("repair-shop-finder"));
    const input = (): HTMLInputElement | null | undefined =>
      element.shadowRoot?.querySelector("input");
    await expect.poll(input).toBeTruthy();

    fireEvent.input(input() as Element, { target: { value: zipCodes.columbus } });
    await expect.poll(() => element.shadowRoot?.querySelector("h3")?.textContent).toBeTruthy();

    await expectHarmless(element.shadowRoot ?? element, page);
    element.remove();
  });
});

test("typed text is harmless", async () => {
  const page = watchPage();
  const { container } = renderOverSandbox(<RepairShopFinder />);

  for (const text of Object.values(hostileStrings).flat()) {
    fireEvent.input(field(), { target: { value: text } });
    fireEvent.submit(screen.getByRole("search"));
    expect(hostileParts(container)).toEqual([]);
  }

  await expectHarmless(container, page);
});

test("a phone number or an address with a script is not a link", async () => {
  const { container } = renderOverSandbox(<RepairShopFinder />, {
    change: () => ({
      participants: [
        {
          shopId: "1",
          shopName: "Shop",
          phoneNumber: "javascript:alert(1)",
          address: "javascript:1",
        },
      ],
    }),
  });
  await search(zipCodes.columbus);
  await shops();

  const links = Array.from(container.querySelectorAll("a"), ({ href }) => new URL(href));
  expect(links.map(({ origin }) => origin)).toEqual(["https://www.google.com"]);
});
