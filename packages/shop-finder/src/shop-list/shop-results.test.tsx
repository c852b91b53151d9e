import { cleanup, screen, waitFor, within } from "@testing-library/react";
import "@claimkit/ui-kit/styles.css";
import { announcements, clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import type { ClaimsEvent } from "@claimkit/widget-runtime";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { search, shops, zipCodes } from "../../testing/finder.ts";
import {
  inSpanish,
  type RenderedOverSandbox,
  renderOverSandbox,
} from "../../testing/render-over-sandbox.tsx";
import {
  RepairShopFinder,
  type RepairShopFinderProps,
} from "../repair-shop-finder/repair-shop-finder.tsx";
import "../styles.css";

beforeEach(() => page.viewport(1280, 900));

afterEach(() => {
  cleanup();
  clearAnnouncements();
  vi.restoreAllMocks();
});

type Options = Parameters<typeof renderOverSandbox>[1];

interface Found extends RenderedOverSandbox {
  items: HTMLElement[];
}

/** Renders the finder, and searches. */
async function find(
  zipCode: string,
  props: RepairShopFinderProps = {},
  options?: Options,
): Promise<Found> {
  const rendered = renderOverSandbox(
    <RepairShopFinder userType="registered" {...props} />,
    options,
  );
  await search(zipCode);
  return { ...rendered, items: await shops() };
}

function eventsOf(events: ClaimsEvent[], type: ClaimsEvent["type"]): ClaimsEvent[] {
  return events.filter((event) => event.type === type);
}

const names = (items: HTMLElement[]): (string | null)[] =>
  items.map((item) => item.querySelector("label, h3")?.textContent ?? null);

/** The left edge of a part of an element's text. */
function startOf(element: HTMLElement, part: string): number {
  const text = element.firstChild as Text;
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(part));
  range.setEnd(text, text.data.indexOf(part) + part.length);
  return range.getBoundingClientRect().left;
}

const pages = (): HTMLElement | null => screen.queryByRole("navigation", { name: "Pages" });
const goTo = (number: number): Promise<void> =>
  userEvent.click(screen.getByRole("button", { name: `Go to page ${number}` }));
const radio = (name: string): HTMLInputElement => screen.getByRole("radio", { name });

describe("a shop", () => {
  test("has its name, address, distance, phone and directions", async () => {
    const { items } = await find(zipCodes.columbus);
    const shop = within(items[1] as HTMLElement);

    expect(shop.getByText("Short North Collision")).toBeTruthy();
    expect(shop.getByText("1042 N High St, Columbus, OH 43201")).toBeTruthy();
    expect(shop.getByText("1.24 miles away")).toBeTruthy();
    expect(shop.getByRole("link", { name: "614-555-0102" }).getAttribute("href")).toBe(
      "tel:+16145550102",
    );
    const directions = shop.getByRole("link", { name: /^Get directions .*Short North Collision$/ });
    expect(directions.getAttribute("href")).toBe(
      "https://www.google.com/maps/dir/?api=1&destination=Short+North+Collision%2C+1042+N+High+St%2C+Columbus%2C+OH+43201",
    );
    expect(directions.getAttribute("target")).toBe("_blank");
  });

  test("has its distance with one or two decimals, and the nearest is first", async () => {
    const { items } = await find(zipCodes.columbus);

    const distances = items.map((item) => within(item).getByText(/miles away$/).textContent);
    expect(distances.slice(0, 4)).toEqual([
      "0.04 miles away",
      "1.24 miles away",
      "2.42 miles away",
      "3.0 miles away",
    ]);
  });

  test("without a phone has no link to one", async () => {
    const { items } = await find(zipCodes.columbus);
    const shop = items.find(({ textContent }) => textContent?.includes("Broadway Auto"));

    expect(within(shop as HTMLElement).getAllByRole("link")).toHaveLength(1);
  });

  test("has an address that reads from left to right, also in an Arabic or Hebrew page", async () => {
    document.documentElement.dir = "rtl";
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    const { items } = await find(zipCodes.columbus);
    const address = within(items[1] as HTMLElement).getByText("1042 N High St, Columbus, OH 43201");

    expect(startOf(address, "1042")).toBeLessThan(startOf(address, "N High St"));
  });

  test("has a distance that reads from left to right in English, also in an Arabic or Hebrew page", async () => {
    document.documentElement.dir = "rtl";
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    const { items } = await find(zipCodes.columbus);
    const distance = within(items[1] as HTMLElement).getByText("1.24 miles away");

    expect(startOf(distance, "1.24")).toBeLessThan(startOf(distance, "miles away"));
  });

  test("with only a name has neither distance nor directions", async () => {
    const { items } = await find(
      zipCodes.columbus,
      {},
      { change: () => ({ participants: [{ shopId: "1", shopName: "Bare Body Shop" }] }) },
    );

    expect(items.map(({ textContent }) => textContent)).toEqual(["Bare Body Shop"]);
  });

  test("has directions that the page can replace", async () => {
    const { events, items } = await find(zipCodes.columbus, {
      claimNumber: "CLM-1001",
      onAction: (event) => event.preventDefault(),
    });

    const link = within(items[0] as HTMLElement).getByRole("link", { name: /^Get directions/ });
    await userEvent.click(link);

    expect(eventsOf(events, "ck:action")).toMatchObject([
      {
        action: "directions",
        detail: {
          claimNumber: "CLM-1001",
          shop: { shopName: "Nationwide Boulevard Auto Body", zipCode: "43215" },
        },
      },
    ]);
    expect(eventsOf(events, "ck:click").at(-1)).toMatchObject({ target: "directions" });
  });

  test("has directions at a URL of the page, in the same tab", async () => {
    const { items } = await find(zipCodes.columbus, {
      hrefs: { directions: ({ shop }) => `/directions/${shop.shopId}` },
    });

    const link = within(items[0] as HTMLElement).getByRole("link", { name: /^Get directions/ });
    expect(link.getAttribute("href")).toMatch(/^\/directions\/.+/);
    expect(link.getAttribute("target")).toBeNull();
  });

  test("has directions at a URL of the page, which the browser opens in a new tab", async () => {
    const onAction = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { items } = await find(zipCodes.columbus, { hrefs: { directions: "#way" }, onAction });
    const link = within(items[0] as HTMLElement).getByRole("link", { name: /^Get directions/ });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });

    link.dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: true }));

    expect(onAction).not.toHaveBeenCalled();
  });
});

describe("signed-in users", () => {
  test.each(["registered", "unregistered-member", "unregistered-member-support"])(
    "of the type %s pick a shop",
    async (userType) => {
      await find(zipCodes.seattle, { userType });

      expect(
        screen.getByRole("heading", { level: 2, name: "Let's look for a repair shop" }),
      ).toBeTruthy();
      expect(screen.getByText("Search by ZIP code or address, then pick a shop.")).toBeTruthy();
      const group = screen.getByRole("radiogroup", { name: "Pick from results" });
      expect(within(group).getAllByRole("radio")).toHaveLength(10);
      expect(screen.queryByText("Log in to see your inspection options")).toBeNull();
      expect(screen.queryByText(/^Workmanship on appraised/)).toBeNull();
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test("pick a shop and pass it to the page", async () => {
    const { events } = await find(zipCodes.columbus, {
      claimNumber: "CLM-1001",
      onAction: (event) => event.preventDefault(),
    });
    expect(screen.queryByRole("button", { name: "Choose this shop" })).toBeNull();

    await userEvent.click(radio("Short North Collision"));
    expect(radio("Short North Collision").checked).toBe(true);
    expect(eventsOf(events, "ck:select")).toMatchObject([
      { kind: "shop", value: expect.any(String) },
    ]);

    await userEvent.click(screen.getByRole("button", { name: "Choose this shop" }));
    expect(eventsOf(events, "ck:action")).toMatchObject([
      {
        action: "choose-shop",
        detail: {
          claimNumber: "CLM-1001",
          shop: { shopName: "Short North Collision", address: "1042 N High St" },
        },
      },
    ]);
  });

  test("pass a shop to the page without a claim", async () => {
    const { events } = await find(zipCodes.columbus, {
      onAction: (event) => event.preventDefault(),
    });
    await userEvent.click(radio("Short North Collision"));

    await userEvent.click(screen.getByRole("button", { name: "Choose this shop" }));

    expect(eventsOf(events, "ck:action")).toMatchObject([
      { detail: { shop: { shopName: "Short North Collision" } } },
    ]);
    expect(eventsOf(events, "ck:action")[0]).not.toHaveProperty("detail.claimNumber");
  });

  test("see the names of shops in the color and weight of headings", async () => {
    const { items } = await find(zipCodes.columbus);
    const name = within(items[0] as HTMLElement).getByText("Nationwide Boulevard Auto Body");
    const { color, fontWeight } = getComputedStyle(name);

    expect({ color, fontWeight }).toEqual({
      color: getComputedStyle(items[0] as HTMLElement).color,
      fontWeight: "600",
    });
  });

  test("pick one shop at a time", async () => {
    await find(zipCodes.columbus);
    await userEvent.click(radio("Short North Collision"));

    await userEvent.click(radio("German Village Coachworks"));

    expect(radio("Short North Collision").checked).toBe(false);
    expect(screen.getByText("Your choice: German Village Coachworks")).toBeTruthy();
    const outlined = (await shops()).filter(
      (shop) => getComputedStyle(shop).outlineStyle === "solid",
    );
    expect(outlined).toEqual([radio("German Village Coachworks").closest("li")]);
  });
});

test("a user who is signed out sees no chosen shop", async () => {
  const { rerender } = await find(zipCodes.columbus);
  await userEvent.click(radio("Short North Collision"));

  rerender(<RepairShopFinder />);

  expect(screen.queryByText(/^Your choice/)).toBeNull();
  const outlined = (await shops()).filter(
    (shop) => getComputedStyle(shop).outlineStyle === "solid",
  );
  expect(outlined).toEqual([]);
});

describe("anonymous users", () => {
  test.each([undefined, "anonymous", "", "administrator"])(
    "(%j) see shops, the guarantee and the prompt to log in",
    async (userType) => {
      await find(zipCodes.seattle, { userType });

      expect(screen.getByRole("heading", { level: 2, name: "Find a repair shop" })).toBeTruthy();
      expect(screen.getByText("Search by ZIP code or address to see shops near you.")).toBeTruthy();
      expect(
        screen.getByText(
          "Workmanship on appraised and completed repairs is guaranteed for as long as you own or lease your vehicle.",
        ),
      ).toBeTruthy();
      expect(
        screen.getByRole("button", { name: "Log in to see your inspection options" }),
      ).toBeTruthy();
      expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(10);
      expect(screen.queryByRole("radio")).toBeNull();
      expect(screen.queryByText("Pick from results")).toBeNull();
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test("ask the page to log in", async () => {
    const onAction = vi.fn((event: Event | { preventDefault(): void }) => event.preventDefault());
    renderOverSandbox(<RepairShopFinder onAction={onAction} />);

    await userEvent.click(
      screen.getByRole("button", { name: "Log in to see your inspection options" }),
    );

    expect(onAction.mock.calls).toMatchObject([[{ action: "log-in", detail: {} }]]);
  });
});

describe("pages", () => {
  test.each([
    { zipCode: zipCodes.seattle, shown: 10, total: 1 },
    { zipCode: zipCodes.phoenix, shown: 10, total: 2 },
    { zipCode: zipCodes.chicago, shown: 10, total: 3 },
    { zipCode: zipCodes.boston, shown: 6, total: 1 },
  ])("$zipCode has $total, with $shown shops on the first", async ({ zipCode, shown, total }) => {
    const { items } = await find(zipCode);

    expect(items).toHaveLength(shown);
    const shows = within(pages() ?? document.createElement("nav")).queryAllByRole("button", {
      name: /^Go to page/,
    });
    expect(shows).toHaveLength(total > 1 ? total : 0);
  });

  test("show the other shops and their numbers", async () => {
    await find(zipCodes.phoenix);
    expect(screen.getByText("Shops 1 to 10 of 11")).toBeTruthy();

    await goTo(2);

    expect(await shops()).toHaveLength(1);
    expect(screen.getByText("Shops 11 to 11 of 11")).toBeTruthy();
    await expect.poll(announcements).toContain("Page 2 of 2, Shops 11 to 11 of 11");
  });

  test.each([{ width: 360 }, { width: 1280 }])(
    "lead to their first shop in a window of $width px",
    async ({ width }) => {
      await page.viewport(width, 640);
      await find(zipCodes.chicago);
      const next = screen.getByRole("button", { name: "Next page" });
      next.focus();

      await userEvent.keyboard("{Enter}");

      await screen.findByText("Shops 11 to 20 of 23");
      const [first] = await shops();
      const { top = -1, bottom = 0 } = first?.getBoundingClientRect() ?? {};
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(innerHeight);
      expect(document.activeElement).toBe(first);
    },
  );

  test("keep the chosen shop", async () => {
    await find(zipCodes.columbus);
    await userEvent.click(radio("Short North Collision"));

    await goTo(2);
    expect(screen.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked)).toBe(
      false,
    );
    expect(screen.getByText("Your choice: Short North Collision")).toBeTruthy();

    await goTo(1);
    expect(radio("Short North Collision").checked).toBe(true);
  });

  test("are not covered by the chosen shop while they have the focus", async () => {
    await find(zipCodes.columbus);
    await userEvent.click(radio("Short North Collision"));
    const next = screen.getByRole("button", { name: "Next page" });
    const choice = document.querySelector<HTMLElement>(".ck-chosen-shop");
    scrollBy(0, next.getBoundingClientRect().bottom - innerHeight);

    next.focus();

    const { bottom } = next.getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(choice?.getBoundingClientRect().top ?? 0);
  });

  test("start over with a new search, without the chosen shop", async () => {
    await find(zipCodes.columbus);
    await userEvent.click(radio("Short North Collision"));
    await goTo(2);

    await search(zipCodes.phoenix);

    expect(await screen.findByText("Shops 1 to 10 of 11")).toBeTruthy();
    expect(screen.queryByText(/^Your choice/)).toBeNull();
    await search(zipCodes.columbus);
    expect(await screen.findByText("Shops 1 to 10 of 13")).toBeTruthy();
    expect(radio("Short North Collision").checked).toBe(false);
  });

  test("start over when the same place is searched again", async () => {
    await find(zipCodes.columbus);
    await userEvent.click(radio("Short North Collision"));
    await goTo(2);

    await userEvent.click(screen.getByRole("button", { name: "Search" }));

    expect(await screen.findByText("Shops 1 to 10 of 13")).toBeTruthy();
    expect(screen.queryByText(/^Your choice/)).toBeNull();
  });
});

test("the number of shops is announced once", async () => {
  const { client } = await find(zipCodes.columbus);
  await expect.poll(announcements).toContain("13 shops found.");

  client.invalidate();
  await waitFor(async () => expect(await shops()).toHaveLength(10));

  expect(announcements().filter((announcement) => announcement === "13 shops found.")).toHaveLength(
    1,
  );
});

test("emits ck:ready when the shops are shown", async () => {
  const shop = { shopId: "1", shopName: "Bare Body Shop" };
  const { events } = await find(
    zipCodes.columbus,
    {},
    { change: () => ({ participants: [shop] }) },
  );

  await expect
    .poll(() => eventsOf(events, "ck:ready"))
    .toMatchObject([
      { widget: "repair-shop-finder", state: "data", loadTimeMs: expect.any(Number) },
    ]);
});

test("headings start at the level of headingLevel", async () => {
  const { items } = await find(zipCodes.boston, { userType: "anonymous", headingLevel: 4 });

  expect(screen.getByRole("heading", { level: 4, name: "Find a repair shop" })).toBeTruthy();
  expect(within(items[0] as HTMLElement).getByRole("heading", { level: 5 })).toBeTruthy();
});

test("English sentences end on the right in an Arabic or Hebrew page", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  await find(zipCodes.columbus, { userType: "anonymous" });

  const sentences = [
    screen.getByText("13 shops found."),
    screen.getByText("Search by ZIP code or address to see shops near you."),
    screen.getByText(/^Workmanship on appraised/),
  ];
  for (const sentence of sentences) {
    const text = sentence.textContent ?? "";
    expect(startOf(sentence, ".")).toBeGreaterThan(startOf(sentence, text.slice(-4, -1)));
  }
});

test("two finders on a page have separate choices", async () => {
  renderOverSandbox(
    <>
      <RepairShopFinder userType="registered" />
      <RepairShopFinder userType="registered" />
    </>,
  );
  const [first, second] = screen.getAllByRole("combobox");
  await userEvent.fill(first as HTMLElement, zipCodes.boston);
  await userEvent.fill(second as HTMLElement, zipCodes.boston);
  const radios = await waitFor(() => {
    const both = screen.getAllByRole<HTMLInputElement>("radio");
    expect(both).toHaveLength(12);
    return both;
  });

  await userEvent.click(radios[0] as HTMLElement);
  await userEvent.click(radios[6] as HTMLElement);

  expect(radios.filter(({ checked }) => checked)).toEqual([radios[0], radios[6]]);
});

test("is translated into Spanish", async () => {
  await find(zipCodes.columbus, {}, inSpanish);

  expect(screen.getByRole("heading", { name: "Busquemos un taller de reparación" })).toBeTruthy();
  expect(screen.getByRole("radiogroup", { name: "Elija entre los resultados" })).toBeTruthy();
  expect(screen.getByText("a 1.24 millas")).toBeTruthy();
  expect(screen.getByText("Talleres 1 a 10 de 13")).toBeTruthy();
  expect(names(await shops())[0]).toBe("Nationwide Boulevard Auto Body");
});
