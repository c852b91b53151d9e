import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import "@claimkit/ui-kit/styles.css";
import { announcements, clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import type {
  ClaimkitSettings,
  NetworkPictureProps,
  ReverseGeocode,
  ShopsMapProps,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { field, search, shops, zipCodes } from "../../testing/finder.ts";
import { type RenderedOverSandbox, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import {
  RepairShopFinder,
  type RepairShopFinderProps,
} from "../repair-shop-finder/repair-shop-finder.tsx";
import "../styles.css";

const wide = (): Promise<void> => page.viewport(1280, 900);
const phone = (): Promise<void> => page.viewport(360, 740);

beforeEach(wide);

afterEach(async () => {
  cleanup();
  clearAnnouncements();
  vi.restoreAllMocks();
  await wide();
});

const CITY_HALL = { latitude: 42.36, longitude: -71.06 };

/** A host's map for tests: buttons with the numbers of the list. */
function HostsMap(props: ShopsMapProps): JSX.Element {
  return (
    <div role="application" aria-label={props.label}>
      {props.shops.map(({ shopId, name, number }) => (
        <button
          key={shopId}
          type="button"
          aria-pressed={shopId === props.pickedId}
          aria-current={shopId === props.highlightedId}
          onClick={() => props.onPick(shopId)}
          onMouseEnter={() => props.onHighlight(shopId)}
          onMouseLeave={() => props.onHighlight()}
        >
          {`${number}. ${name}`}
        </button>
      ))}
      {props.searchCenter && (
        <p>{`${props.radiusMiles} miles around ${props.searchCenter.latitude}`}</p>
      )}
      {props.onSearchArea && (
        <button type="button" onClick={() => props.onSearchArea?.(CITY_HALL)}>
          Search this area
        </button>
      )}
    </div>
  );
}

const loadResultsMap = async (): Promise<{ default: typeof HostsMap }> => ({ default: HostsMap });

/** Removes the coordinates of all shops, or of those that a function selects. */
const withoutCoordinates =
  (isSelected = (_index: number): boolean => true) =>
  (answer: unknown): object => {
    const { participants } = answer as { participants: object[] };
    for (const [index, shop] of participants.entries()) {
      if (isSelected(index)) Object.assign(shop, { latitude: undefined, longitude: undefined });
    }
    return { participants };
  };

function show(
  settings: ClaimkitSettings = {},
  props: RepairShopFinderProps = {},
  change?: (answer: unknown) => unknown,
): RenderedOverSandbox {
  return renderOverSandbox(<RepairShopFinder userType="registered" {...props} />, {
    loadResultsMap,
    ...settings,
    ...(change && { change }),
  });
}

const map = (): Promise<HTMLElement> => screen.findByRole("application");
const markers = async (): Promise<(string | null)[]> =>
  within(await map())
    .getAllByRole("button", { name: /^\d/ })
    .map(({ textContent }) => textContent);

function card(items: HTMLElement[], name: string): HTMLElement {
  const found = items.find(({ textContent }) => textContent?.includes(name));
  if (!found) throw new Error(`${name} is not in the list.`);
  return found;
}

describe("before the first search", () => {
  const network = [CITY_HALL, { latitude: 39.97, longitude: -83 }];
  const load = async () => ({
    default: HostsMap,
    NetworkPicture: ({ label, places }: NetworkPictureProps): JSX.Element => (
      <p>{`${label}: ${places.length}`}</p>
    ),
  });

  test("there is a picture of the network, which the results replace", async () => {
    show({ loadResultsMap: load }, { network });
    expect(await screen.findByText("Where the shops of the repair network are: 2")).toBeTruthy();
    expect(screen.queryByRole("application")).toBeNull();

    await search(zipCodes.columbus);

    expect(await map()).toBeTruthy();
    expect(screen.queryByText(/^Where the shops/)).toBeNull();
  });

  test.each([
    { case: "the host's map has none", loadResultsMap, reports: 0 },
    {
      case: "its code does not load",
      loadResultsMap: () => Promise.reject(new Error("no chunk")),
      reports: 1,
    },
  ])("there is nothing if $case", async ({ loadResultsMap: failing, reports }) => {
    const reported = vi.spyOn(globalThis, "reportError").mockImplementation(() => {});
    const { container } = show({ loadResultsMap: failing }, { network });

    await expect.poll(() => container.querySelector(".ck-shop-network")).toBeNull();
    expect(reported).toHaveBeenCalledTimes(reports);
  });
});

describe("a location of the host", () => {
  const cityHall: ReverseGeocode = async () => "1 City Hall Square, Boston, MA 02201";

  test.each([
    { case: "is searched at once", props: {}, city: "Boston" },
    { case: "is second to an address", props: { initialAddress: zipCodes.columbus }, city: "" },
  ])("$case", async ({ props, city }) => {
    const { requests } = show(
      { reverseGeocode: cityHall },
      { initialLocation: CITY_HALL, ...props },
    );

    await screen.findByText(/\d+ shops found\./);
    const searches = requests.filter(({ url }) => url.endsWith("/repair-facilities/search"));
    const bodies = await Promise.all(searches.map((request) => request.clone().json()));
    expect(bodies.map((body: { city: string }) => body.city)).toEqual([city]);
  });

  test("without an address is ignored", async () => {
    const reverseGeocode = vi.fn(async () => undefined);
    show({ reverseGeocode }, { initialLocation: CITY_HALL });

    await expect.poll(() => reverseGeocode.mock.calls.length).toBeGreaterThan(0);
    expect(screen.queryByText(/was not found/)).toBeNull();
    expect(field().value).toBe("");
  });
});

describe("the map", () => {
  test("has the shops of the page, with the numbers of the list", async () => {
    show();
    await search(zipCodes.columbus);

    expect(await markers()).toHaveLength(10);
    expect((await markers())[1]).toBe("2. Short North Collision");
    const items = await shops();
    expect(within(card(items, "Short North Collision")).getByText("2")).toBeTruthy();
    expect(screen.getByText("25 miles around 39.97")).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);

    await userEvent.click(screen.getByRole("button", { name: "Go to page 2" }));
    expect(await markers()).toEqual([
      "1. Reynoldsburg Body Shop",
      "2. Muirfield Collision",
      "3. Delaware Crossing Collision",
    ]);
  });

  test("stays from search to search, also after one without results or an address", async () => {
    const load = vi.fn(loadResultsMap);
    show({ loadResultsMap: load });
    await search(zipCodes.columbus);
    const first = await map();

    await search(zipCodes.plentywood);
    await screen.findByText("No Shops Found");
    expect(screen.queryByRole("application")).toBeNull();
    await search("Nowhere");
    await userEvent.keyboard("{Enter}");
    await screen.findByText("Invalid Address");
    await search(zipCodes.boston);

    await waitFor(async () => expect(await markers()).toHaveLength(6));
    expect(await map()).toBe(first);
    expect(load).toHaveBeenCalledOnce();
  });

  test("keeps its view on a phone from search to search", async () => {
    await phone();
    show();
    await search(zipCodes.columbus);
    await userEvent.click(await screen.findByRole("button", { name: "Map" }));

    await search(zipCodes.boston);

    await waitFor(async () => expect(await markers()).toHaveLength(6));
    expect(screen.getByRole("button", { name: "Map" }).ariaPressed).toBe("true");
  });

  test("numbers only the shops that have coordinates", async () => {
    show(
      {},
      {},
      withoutCoordinates((index) => index === 0),
    );
    await search(zipCodes.boston);

    expect(await markers()).toHaveLength(5);
    const numbers = (await shops()).map(
      (shop) => shop.querySelector(".ck-shop-card-number")?.textContent,
    );
    expect(numbers.filter(Boolean).toSorted()).toEqual(["1", "2", "3", "4", "5"]);
    expect(screen.queryByText(/miles around/)).toBeNull();
  });

  test("and the list highlight the same shop", async () => {
    show();
    await search(zipCodes.columbus);
    await map();
    const items = await shops();
    const marker = screen.getByRole("button", { name: "2. Short North Collision" });

    await userEvent.hover(card(items, "Short North Collision"));
    await waitFor(() => expect(marker.ariaCurrent).toBe("true"));

    await userEvent.hover(screen.getByRole("button", { name: "3. German Village Coachworks" }));
    await waitFor(() =>
      expect(card(items, "German Village Coachworks").dataset["highlighted"]).toBe("true"),
    );
    expect(card(items, "Short North Collision").dataset["highlighted"]).toBeUndefined();
  });

  test("shows the focus of the list", async () => {
    show();
    await search(zipCodes.columbus);
    await map();

    screen.getByRole("radio", { name: "Short North Collision" }).focus();

    const marker = screen.getByRole("button", { name: "2. Short North Collision" });
    await waitFor(() => expect(marker.ariaCurrent).toBe("true"));
  });

  test("picks a shop in the list, which scrolls to it", async () => {
    const { events } = show();
    await search(zipCodes.columbus);
    await map();
    const last = screen.getByRole("button", { name: "10. Hilliard Frame & Body" });

    fireEvent.click(last);

    const radio = screen.getByRole<HTMLInputElement>("radio", { name: "Hilliard Frame & Body" });
    expect(radio.checked).toBe(true);
    expect(last.ariaPressed).toBe("true");
    const { bottom } = radio.getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    expect(events.filter(({ type }) => type === "ck:select")).toMatchObject([{ kind: "shop" }]);
  });

  test("shows an anonymous user the shop in the list, and chooses nothing", async () => {
    const { events } = show({}, { userType: "anonymous" });
    await search(zipCodes.columbus);
    await map();

    fireEvent.click(screen.getByRole("button", { name: "10. Hilliard Frame & Body" }));

    const { bottom } = card(await shops(), "Hilliard Frame & Body").getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(innerHeight + 1);
    expect(events.filter(({ type }) => type === "ck:select")).toEqual([]);
  });
});

describe("on a phone", () => {
  test("the list is shown first, and the map is loaded when the user opens it", async () => {
    await phone();
    const load = vi.fn(loadResultsMap);
    show({ loadResultsMap: load });
    await search(zipCodes.columbus);
    const items = await shops();
    const choice = within(screen.getByRole("group", { name: "Show results as" }));
    expect(choice.getByRole("button", { name: "List" }).ariaPressed).toBe("true");
    expect(load).not.toHaveBeenCalled();

    await userEvent.click(choice.getByRole("button", { name: "Map" }));

    expect(await map()).toBeTruthy();
    expect(items[0]?.checkVisibility()).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "1. Nationwide Boulevard Auto Body" }));
    expect(items[0]?.checkVisibility()).toBe(true);
    expect(items[1]?.checkVisibility()).toBe(false);
    expect(screen.getByText("Your choice: Nationwide Boulevard Auto Body")).toBeTruthy();

    await userEvent.click(choice.getByRole("button", { name: "List" }));
    expect(items[1]?.checkVisibility()).toBe(true);
    expect((await screen.findByRole("radiogroup")).checkVisibility()).toBe(true);
    expect(screen.queryByRole("application")).toBeNull();
  });

  test("the map is not shown with the card of a shop that is no longer chosen", async () => {
    await phone();
    show();
    await search(zipCodes.columbus);
    const [first, second] = await shops();
    await userEvent.click(screen.getByRole("button", { name: "Map" }));
    await map();
    fireEvent.click(screen.getByRole("button", { name: "1. Nationwide Boulevard Auto Body" }));

    await userEvent.click(screen.getByRole("button", { name: "List" }));
    await userEvent.click(screen.getByRole("radio", { name: "Short North Collision" }));
    await userEvent.click(screen.getByRole("button", { name: "Map" }));

    expect(screen.getByText("Your choice: Short North Collision").checkVisibility()).toBe(true);
    expect(first?.checkVisibility()).toBe(false);
    expect(second?.checkVisibility()).toBe(false);
  });
});

describe("the list is complete without a map:", () => {
  async function expectOnlyList(): Promise<void> {
    expect(await shops()).toHaveLength(10);
    await waitFor(() =>
      expect(screen.queryByRole("group", { name: "Show results as" })).toBeNull(),
    );
    expect(screen.queryByRole("application")).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Short North Collision" }));
    expect(screen.getByRole("button", { name: "Choose this shop" })).toBeTruthy();
  }

  test("the page does not have one", async () => {
    renderOverSandbox(<RepairShopFinder userType="registered" />);
    await search(zipCodes.columbus);

    await expectOnlyList();
  });

  test("its code cannot be loaded", async () => {
    const report = vi.spyOn(window, "reportError").mockImplementation(() => {});
    const missing = new Error("404");
    show({ loadResultsMap: () => Promise.reject(missing) });
    await search(zipCodes.columbus);

    await expectOnlyList();
    expect(report.mock.calls).toEqual([[missing]]);
  });

  test("it throws an error", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = (): never => {
      throw new Error("No map.");
    };
    show({ loadResultsMap: async () => ({ default: broken }) });
    await search(zipCodes.columbus);

    await expectOnlyList();
  });

  test("the browser has no WebGL, and a picture is next to the list", async () => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    vi.spyOn(console, "error").mockImplementation(() => {});
    show({ loadResultsMap: () => import("./shops-map.tsx") });
    await search(zipCodes.columbus);
    expect(await screen.findByRole("img", { name: /2\. Short North Collision/ })).toBeTruthy();

    expect(await shops()).toHaveLength(10);
    await userEvent.click(screen.getByRole("radio", { name: "Short North Collision" }));
    expect(screen.getByRole("button", { name: "Choose this shop" })).toBeTruthy();
  });

  test("no shop has coordinates", async () => {
    const load = vi.fn(loadResultsMap);
    show({ loadResultsMap: load }, {}, withoutCoordinates());
    await search(zipCodes.columbus);

    await expectOnlyList();
    expect(load).not.toHaveBeenCalled();
  });
});

describe("a location instead of an address", () => {
  const cityHall = async (): Promise<string> => "1 City Hall Square, Boston, MA, 02201, USA";

  /** Makes the browser return a location, or deny access to it. */
  function mockGeolocation(place: typeof CITY_HALL | undefined): void {
    const { geolocation } = navigator;
    vi.spyOn(geolocation, "getCurrentPosition").mockImplementation((onFound, onRefused) => {
      if (place) onFound({ coords: place } as GeolocationPosition);
      else onRefused?.({ code: 1 } as GeolocationPositionError);
    });
  }

  test("is not offered without reverseGeocode", async () => {
    show();
    await search(zipCodes.columbus);
    await map();

    expect(screen.queryByRole("button", { name: "Use my location" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Search this area" })).toBeNull();
  });

  test("'Use my location' searches around it", async () => {
    mockGeolocation(CITY_HALL);
    const reverseGeocode = vi.fn(cityHall);
    const { requests } = show({ reverseGeocode });

    await userEvent.click(screen.getByRole("button", { name: "Use my location" }));

    expect(await screen.findByText("6 shops found.")).toBeTruthy();
    expect(field().value).toBe("1 City Hall Square, Boston, MA, 02201, USA");
    expect(reverseGeocode.mock.calls).toMatchObject([[CITY_HALL, { signal: {} }]]);
    expect(await requests.at(-1)?.json()).toMatchObject({ zipCode: "02201", city: "Boston" });

    await userEvent.click(screen.getByRole("button", { name: "Use my location" }));
    expect(reverseGeocode).toHaveBeenCalledTimes(2);
  });

  test.each([
    { case: "the browser denies access", place: undefined, reverseGeocode: cityHall },
    { case: "there is no address", place: CITY_HALL, reverseGeocode: async () => undefined },
    { case: "the address is null", place: CITY_HALL, reverseGeocode: async () => null as never },
    { case: "the address is blank", place: CITY_HALL, reverseGeocode: async () => " " },
  ])("'Use my location' shows an error when $case", async ({ place, reverseGeocode }) => {
    mockGeolocation(place);
    show({ reverseGeocode });

    await userEvent.click(screen.getByRole("button", { name: "Use my location" }));

    expect(
      await screen.findByText("Your location was not found. Type a ZIP code or an address."),
    ).toBeTruthy();
    await expect
      .poll(announcements)
      .toContain("Your location was not found. Type a ZIP code or an address.");
  });

  test("'Use my location' shows an error when the page's code throws", async () => {
    mockGeolocation(CITY_HALL);
    const report = vi.spyOn(window, "reportError").mockImplementation(() => {});
    show({ reverseGeocode: () => Promise.reject(new Error("Quota.")) });

    await userEvent.click(screen.getByRole("button", { name: "Use my location" }));

    expect(await screen.findByText(/^Your location was not found/)).toBeTruthy();
    expect(report).toHaveBeenCalledOnce();
  });

  /** Lets the test decide when the browser returns a location, or denies access to it. */
  function delayGeolocation(): Parameters<Geolocation["getCurrentPosition"]>[] {
    const requests: Parameters<Geolocation["getCurrentPosition"]>[] = [];
    vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((...request) => {
      requests.push(request);
    });
    return requests;
  }

  const cityHallPosition = { coords: CITY_HALL } as GeolocationPosition;

  test.each([{ isFound: true }, { isFound: false }])(
    "a location that arrives after a ZIP code was searched changes nothing (found: $isFound)",
    async ({ isFound }) => {
      const located = delayGeolocation();
      const reverseGeocode = vi.fn(cityHall);
      show({ reverseGeocode });
      await userEvent.click(screen.getByRole("button", { name: "Use my location" }));
      await search(zipCodes.columbus);
      await screen.findByText("13 shops found.");

      await act(async () => {
        const [onFound, onRefused] = located[0] ?? [];
        if (isFound) onFound?.(cityHallPosition);
        else onRefused?.({ code: 1 } as GeolocationPositionError);
      });

      expect(field().value).toBe(zipCodes.columbus);
      expect(screen.queryByText(/^Your location was not found/)).toBeNull();
      expect(reverseGeocode).not.toHaveBeenCalled();
    },
  );

  test("an address that arrives after a ZIP code was searched changes nothing", async () => {
    mockGeolocation(CITY_HALL);
    let arrive = (_address: string): void => {};
    const reverseGeocode = vi.fn<ReverseGeocode>(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    show({ reverseGeocode });
    await userEvent.click(screen.getByRole("button", { name: "Use my location" }));
    await search(zipCodes.columbus);
    await screen.findByText("13 shops found.");
    expect(reverseGeocode.mock.lastCall?.[1].signal.aborted).toBe(true);

    await act(async () => arrive(await cityHall()));

    expect(field().value).toBe(zipCodes.columbus);
    expect(screen.getByText("13 shops found.")).toBeTruthy();
  });

  test("'Use my location' can be pressed again after a ZIP code was searched instead", async () => {
    const located = delayGeolocation();
    show({ reverseGeocode: cityHall });
    await userEvent.click(screen.getByRole("button", { name: "Use my location" }));
    await search(zipCodes.columbus);
    await screen.findByText("13 shops found.");

    screen.getByRole("button", { name: "Use my location" }).click();

    expect(located).toHaveLength(2);
  });

  test("'Use my location' waits for the browser again after it found nothing", async () => {
    const located = delayGeolocation();
    show({ reverseGeocode: cityHall });
    const button = screen.getByRole("button", { name: "Use my location" });
    await userEvent.click(button);
    await act(async () => located[0]?.[1]?.({ code: 2 } as GeolocationPositionError));
    expect(await screen.findByText(/^Your location was not found/)).toBeTruthy();

    await userEvent.click(button);

    expect(located).toHaveLength(2);
    expect(button.ariaDisabled).toBe("true");
  });

  test("a location that arrives after the finder was removed is not passed to the page", async () => {
    const located = delayGeolocation();
    const reverseGeocode = vi.fn(cityHall);
    const { unmount } = show({ reverseGeocode });
    await userEvent.click(screen.getByRole("button", { name: "Use my location" }));
    unmount();

    await act(async () => located[0]?.[0](cityHallPosition));

    expect(reverseGeocode).not.toHaveBeenCalled();
  });

  test("'Search this area' searches around the center of the map", async () => {
    show({ reverseGeocode: cityHall });
    await search(zipCodes.columbus);
    await map();

    await userEvent.click(screen.getByRole("button", { name: "Search this area" }));

    expect(await screen.findByText("6 shops found.")).toBeTruthy();
    expect(screen.queryByText("13 shops found.")).toBeNull();
  });

  test("'Search this area' says so if there is no address", async () => {
    show({ reverseGeocode: async () => undefined });
    await search(zipCodes.columbus);
    await map();

    await userEvent.click(screen.getByRole("button", { name: "Search this area" }));

    const problem = "No address was found in this area. Type a ZIP code or an address.";
    expect(await screen.findByText(problem)).toBeTruthy();
    await expect.poll(announcements).toContain(problem);
  });

  test("'Search this area' without a shop moves the focus from the hidden map to the finder", async () => {
    const { container } = show({ reverseGeocode: async () => "Plentywood, MT, 59254" });
    await search(zipCodes.columbus);
    await map();

    await userEvent.click(screen.getByRole("button", { name: "Search this area" }));

    await screen.findByText("No Shops Found");
    expect(container.querySelector(".ck-widget")).toHaveFocus();
  });
});
