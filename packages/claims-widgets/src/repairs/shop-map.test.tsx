import "@claimkit/ui-kit/styles.css";
import { createSandbox } from "@claimkit/sandbox";
import {
  type ClaimkitSettings,
  ClaimkitProvider,
  type LoadPlaceMap,
  type ShopMapProps,
} from "@claimkit/widget-runtime";
import { cleanup, render, screen, within } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { RepairsAccordion } from "./repairs.tsx";

// Rules: docs/reference/claims.md#view-on-map

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const client = sandboxClient();

function HostsMap({ name, address, latitude, longitude }: ShopMapProps): JSX.Element {
  return <p>{`Map of ${name} at ${latitude}, ${longitude}: ${address}`}</p>;
}

type MapSettings = Pick<ClaimkitSettings, "client" | "loadPlaceMap" | "geocode">;

const loadPlaceMap: LoadPlaceMap = async () => ({ default: HostsMap });

/** CLM-1002 has a shop with coordinates, CLM-1003 one without. */
async function press(claimNumber: "CLM-1002" | "CLM-1003", settings: MapSettings): Promise<void> {
  render(
    <ClaimkitProvider {...settings} client={settings.client ?? client}>
      <RepairsAccordion claimNumber={claimNumber} />
    </ClaimkitProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "View on map" }));
}

async function openMap(...args: Parameters<typeof press>): Promise<HTMLElement> {
  await press(...args);
  return screen.findByRole("dialog");
}

test.each<{ case: string; claimNumber: "CLM-1002" | "CLM-1003"; settings: MapSettings }>([
  { case: "the host has no map", claimNumber: "CLM-1002", settings: {} },
  { case: "the coordinates are unknown", claimNumber: "CLM-1003", settings: { loadPlaceMap } },
])("'View on map' opens directions in a new tab when $case", async ({ claimNumber, settings }) => {
  const open = vi.spyOn(globalThis, "open").mockReturnValue(null);
  await press(claimNumber, settings);

  const [[href, ...rest] = []] = open.mock.calls;
  expect(new URL(String(href)).searchParams.get("destination")).toMatch(/, Columbus, OH \d{5}$/);
  expect(rest).toEqual(["_blank", "noopener,noreferrer"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("with a map, 'View on map' opens a dialog with the address and directions", async () => {
  const dialog = within(await openMap("CLM-1002", { loadPlaceMap }));

  expect(dialog.getByRole("heading", { name: "Short North Collision" })).toBeTruthy();
  expect(dialog.getByText("1042 N High St, Columbus, OH 43201")).toBeTruthy();
  const link = dialog.getByRole<HTMLAnchorElement>("link", { name: /^Get directions/ });
  expect(new URL(link.href).searchParams.get("destination")).toBe(
    "Short North Collision, 1042 N High St, Columbus, OH 43201",
  );
  expect([link.target, link.rel]).toEqual(["_blank", "noopener noreferrer"]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("Escape closes the dialog and restores the focus", async () => {
  await openMap("CLM-1002", { loadPlaceMap });

  await userEvent.keyboard("{Escape}");

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "View on map" }));
});

test("with the host's map, shows the shop on it, above address and directions", async () => {
  const dialog = within(await openMap("CLM-1002", { loadPlaceMap }));

  const map = await dialog.findByText(/^Map of Short North Collision at 39\.\d+, -82\.\d+: 1042 N/);
  const link = dialog.getByRole("link", { name: /^Get directions/ });
  expect(map.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("another shop is not shown at the place of the one before it", async () => {
  const sandbox = createSandbox({ now: () => new Date(2026, 10, 20, 12) });
  let shopInfo: object | undefined;
  const own = sandboxClient({
    async fetch(input, init) {
      const response = await sandbox.fetch(input, init);
      return shopInfo ? Response.json({ ...(await response.json()), shopInfo }) : response;
    },
  });
  const dialog = within(await openMap("CLM-1002", { client: own, loadPlaceMap }));
  await dialog.findByText(/^Map of Short North Collision at/);
  shopInfo = { name: "Morse Autobody", address: "3900 Morse Crossing, Columbus, OH 43219" };

  own.invalidate();

  await dialog.findByRole("heading", { name: "Morse Autobody" });
  expect(dialog.queryByText(/^Map of/)).toBeNull();
});

test("requests missing coordinates of a shop from the host", async () => {
  const geocode = vi.fn(async () => ({ latitude: 40.05, longitude: -82.91 }));
  const dialog = within(await openMap("CLM-1003", { loadPlaceMap, geocode }));

  expect(await dialog.findByText(/at 40\.05, -82\.91/)).toBeTruthy();
  expect(geocode).toHaveBeenCalledExactlyOnceWith("3900 Morse Crossing, Columbus, OH 43219", {
    signal: expect.any(AbortSignal),
  });
});

test("aborts a search for coordinates that is no longer needed", async () => {
  let searchSignal: AbortSignal | undefined;
  const geocode: ClaimkitSettings["geocode"] = (_, { signal }) => {
    searchSignal = signal;
    return new Promise(() => {});
  };
  await openMap("CLM-1003", { loadPlaceMap, geocode });
  expect(searchSignal?.aborted).toBe(false);

  await userEvent.keyboard("{Escape}");

  expect(searchSignal?.aborted).toBe(true);
});

test.each<{ case: string; settings: MapSettings; reports?: string[] }>([
  {
    case: "the host does not find the coordinates",
    settings: { loadPlaceMap, geocode: async () => undefined },
  },
  {
    case: "the host's search fails",
    settings: { loadPlaceMap, geocode: () => Promise.reject(new Error("no service")) },
    reports: ["Error: no service"],
  },
  {
    case: "the host's map does not load",
    settings: {
      loadPlaceMap: () => Promise.reject(new Error("no chunk")),
      geocode: async () => ({ latitude: 1, longitude: 2 }),
    },
    reports: ["Error: no chunk"],
  },
  {
    case: "the host's map throws",
    settings: {
      loadPlaceMap: async () => ({
        default: () => {
          throw new Error("no WebGL");
        },
      }),
      geocode: async () => ({ latitude: 1, longitude: 2 }),
    },
  },
])("shows only address and directions when $case", async ({ settings, reports = [] }) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const reported = vi.spyOn(globalThis, "reportError").mockImplementation(() => {});
  const dialog = await openMap("CLM-1003", settings);

  await expect.poll(() => dialog.querySelector(".ck-repairs-map")).toBeNull();
  expect(within(dialog).getByText("3900 Morse Crossing, Columbus, OH 43219")).toBeTruthy();
  expect(within(dialog).getByRole("link", { name: /^Get directions/ })).toBeTruthy();
  expect(reported.mock.calls.flat().map(String)).toEqual(reports);
});

test("the host's picture of the shop opens the map, like the button next to it", async () => {
  const Picture = ({ name, latitude }: ShopMapProps): JSX.Element => (
    <i>{`Picture of ${name} at ${latitude}`}</i>
  );
  render(
    <ClaimkitProvider client={client} loadPlaceMap={async () => ({ default: HostsMap, Picture })}>
      <RepairsAccordion claimNumber="CLM-1002" />
    </ClaimkitProvider>,
  );
  const picture = await screen.findByText(/^Picture of Short North Collision at 39\.\d+$/);
  expect(await accessibilityFaults()).toEqual([]);

  await userEvent.click(picture);

  expect(await screen.findByRole("dialog", { name: "Short North Collision" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  const button = screen.getByRole("button", { name: "View on map" });
  await expect.poll(() => document.activeElement).toBe(button);
});
