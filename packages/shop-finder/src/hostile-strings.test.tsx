import { expectHarmless, hostileParts } from "@claimkit/widget-runtime/testing/hostile-parts";
import { hostileStrings } from "@claimkit/widget-runtime/testing/hostile-strings";
import { watchPage } from "@claimkit/widget-runtime/testing/watch-page";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { field, search, shops, zipCodes } from "../testing/finder.ts";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
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

describe.each(classes)("$name", ({ strings }) => {
  test("are harmless in every field of a shop", async () => {
    const page = watchPage();
    const { container } = renderOverSandbox(<RepairShopFinder userType="registered" />, {
      change: () => hostileShops(strings),
    });
    await search(zipCodes.columbus);
    await shops();

    fireEvent.click(screen.getAllByRole("radio")[0] as Element);

    expect(hasOne(container, strings)).toBe(true);
    await expectHarmless(container, page);
  });

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
