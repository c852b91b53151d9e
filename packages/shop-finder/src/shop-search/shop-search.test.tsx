import type { ClaimsClient } from "@claimkit/claims-api";
import { createSandbox } from "@claimkit/sandbox";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import "@claimkit/ui-kit/styles.css";
import { announcements, clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import type { JSX } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { field, search, zipCodes } from "../../testing/finder.ts";
import { type RenderedOverSandbox, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { RepairShopFinder } from "../repair-shop-finder/repair-shop-finder.tsx";
import "../styles.css";

afterEach(() => {
  cleanup();
  clearAnnouncements();
  vi.restoreAllMocks();
});

type Options = Parameters<typeof renderOverSandbox>[1];

function show(options?: Options, props = {}): RenderedOverSandbox {
  return renderOverSandbox(<RepairShopFinder userType="registered" {...props} />, options);
}

const SUGGEST = "/rating/location/v1/suggest";
const FACILITIES = "/repair-facilities/search";

/** What was sent to one of the two calls. */
function sent({ requests }: RenderedOverSandbox, path: string): Request[] {
  return requests.filter(({ url }) => new URL(url).pathname === path);
}

async function bodies(rendered: RenderedOverSandbox): Promise<object[]> {
  return Promise.all(sent(rendered, FACILITIES).map((request) => request.clone().json()));
}

const found = (count: string): Promise<HTMLElement> => screen.findByText(count);
const options = (): Promise<HTMLElement[]> => screen.findAllByRole("option");

describe("a ZIP code", () => {
  test("searches with its fifth digit, and nothing is suggested", async () => {
    const rendered = show();

    await userEvent.type(field(), zipCodes.columbus);

    expect(await found("13 shops found.")).toBeTruthy();
    expect(await bodies(rendered)).toEqual([
      {
        environment: "test",
        radius: 25,
        country: "US",
        manufacturedCertified: "Yes",
        isSpecialtyVehicle: "No",
        addressLine1: "",
        city: "",
        state: "",
        zipCode: "43215",
      },
    ]);
    expect(field().ariaExpanded).toBe("false");
    expect(screen.queryByText("Loading suggestions...")).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  test("keeps its leading zero", async () => {
    const rendered = show();

    await search(zipCodes.boston);

    expect(await found("6 shops found.")).toBeTruthy();
    expect(await bodies(rendered)).toMatchObject([{ zipCode: "02108" }]);
  });

  test("is searched once while it is completed to a ZIP+4", async () => {
    const rendered = show();
    // Typed with pauses, its first digits would get suggestions.
    await userEvent.fill(field(), zipCodes.columbus);
    await found("13 shops found.");

    await userEvent.type(field(), "-1234");

    expect(field().value).toBe("43215-1234");
    expect(screen.getByText("13 shops found.")).toBeTruthy();
    expect(sent(rendered, FACILITIES)).toHaveLength(1);
    expect(sent(rendered, SUGGEST)).toHaveLength(0);
  });

  test("with four more digits, pasted, searches by the first five", async () => {
    const rendered = show();

    await search("43215-1234");

    expect(await found("13 shops found.")).toBeTruthy();
    expect(await bodies(rendered)).toMatchObject([{ zipCode: "43215" }]);
  });

  test("is searched again by the button", async () => {
    const rendered = show();
    await search(zipCodes.columbus);
    await found("13 shops found.");

    await userEvent.click(screen.getByRole("button", { name: "Search" }));

    await waitFor(() => expect(sent(rendered, FACILITIES)).toHaveLength(2));
    expect(await found("13 shops found.")).toBeTruthy();
  });

  test("is sent to the server of serverId", async () => {
    const rendered = show({}, { serverId: "7" });

    await search(zipCodes.columbus);
    await found("13 shops found.");

    const [request] = sent(rendered, FACILITIES);
    expect([...(request?.headers.values() ?? [])]).toContain("7");
  });
});

describe("an address", () => {
  test("is suggested after three characters, ten at most, of the United States", async () => {
    const rendered = show();

    await userEvent.type(field(), "bo");
    expect(screen.getByText("Type 3 or more characters.")).toBeTruthy();
    await userEvent.type(field(), "s");

    const texts = (await options()).map(({ textContent }) => textContent);
    expect(texts).toHaveLength(10);
    expect(texts.every((text) => text?.endsWith("USA"))).toBe(true);
    expect(sent(rendered, SUGGEST).map(({ url }) => new URL(url).search)).toEqual(["?text=bos"]);
  });

  test("of another country is not suggested", async () => {
    show();

    await userEvent.type(field(), "nottingham");

    expect(await screen.findByText("No match.")).toBeTruthy();
  });

  test("that is picked is searched by its parts", async () => {
    const rendered = show();
    await userEvent.type(field(), "600 w chi");

    await userEvent.click(await screen.findByRole("option", { name: /^600 W Chicago Ave/ }));

    expect(await found("23 shops found.")).toBeTruthy();
    expect(await bodies(rendered)).toMatchObject([
      { addressLine1: "600 W Chicago Ave", city: "Chicago", state: "IL", zipCode: "60654" },
    ]);
    expect(field().value).toBe("600 W Chicago Ave, Chicago, IL, 60654, USA");
  });

  test("that was typed in full and is a suggestion is searched on Enter", async () => {
    show();
    await userEvent.type(field(), "600 w chicago ave, chicago, il, 60654, usa");
    await options();

    await userEvent.keyboard("{Enter}");

    expect(await found("23 shops found.")).toBeTruthy();
  });

  test.each([
    { how: "that is not a suggestion", text: "Nowhere at all" },
    { how: "that is too short for suggestions", text: "ab" },
    { how: "that is empty", text: "" },
    { how: "of four digits", text: "4321" },
    { how: "of six digits", text: "432156" },
    { how: "that is a number, but not a ZIP code", text: "12.34" },
  ])("$how is an invalid address", async ({ text }) => {
    const rendered = show();
    await search(text);
    field().focus();

    await userEvent.keyboard("{Enter}");

    expect(await screen.findByText("Invalid Address")).toBeTruthy();
    expect(field().getAttribute("aria-invalid")).toBe("true");
    await expect.poll(announcements).toContain("Invalid Address");
    expect(sent(rendered, FACILITIES)).toHaveLength(0);
  });

  test("that was changed after it was picked is an invalid address, until it is corrected", async () => {
    show();
    await userEvent.type(field(), "600 w chi");
    await userEvent.click(await screen.findByRole("option", { name: /^600 W Chicago Ave/ }));
    await found("23 shops found.");

    await userEvent.type(field(), " near the station{Enter}");

    expect(await screen.findByText("Invalid Address")).toBeTruthy();
    expect(screen.queryByText("23 shops found.")).toBeNull();
    await search(zipCodes.seattle);
    expect(await found("10 shops found.")).toBeTruthy();
    expect(screen.queryByText("Invalid Address")).toBeNull();
  });

  test("that is suggested without a ZIP code or city is an invalid address", async () => {
    show({ change: () => ({ suggestions: [{ text: "Somewhere nice, USA" }] }) });
    await userEvent.type(field(), "som");

    await userEvent.click(await screen.findByRole("option"));

    expect(await screen.findByText("Invalid Address")).toBeTruthy();
    await expect.poll(announcements).toContain("Invalid Address");
  });

  test("that is invalid moves the focus from the button to the field", async () => {
    show();

    await userEvent.click(screen.getByRole("button", { name: "Search" }));

    expect(document.activeElement).toBe(field());
    expect(field().getAttribute("aria-describedby")).toBeTruthy();
  });
});

describe("an initial address", () => {
  const PLACE = "Broad Street and Third Street, Columbus, OH";

  test("is searched once, even if it is set later, until the user searches", async () => {
    const rendered = show();

    rendered.rerender(<RepairShopFinder userType="registered" initialAddress={PLACE} />);

    expect(await found("13 shops found.")).toBeTruthy();
    expect(field().value).toBe(PLACE);
    await search(zipCodes.seattle);
    expect(await found("10 shops found.")).toBeTruthy();
    expect(await bodies(rendered)).toMatchObject([
      { city: "Columbus", state: "OH" },
      { zipCode: zipCodes.seattle },
    ]);
  });

  test("that cannot be read is ignored", () => {
    const rendered = show({}, { initialAddress: "On the highway" });

    expect(field().value).toBe("");
    expect(screen.queryByText("Invalid Address")).toBeNull();
    expect(sent(rendered, FACILITIES)).toEqual([]);
  });
});

describe("suggestions", () => {
  test("for an older text are dropped", async () => {
    const rendered = show({
      sandbox: { faults: { locationSuggest: { delayMs: 600_000, times: 1 } } },
    });
    await userEvent.type(field(), "600");
    await waitFor(() => expect(sent(rendered, SUGGEST)).toHaveLength(1));

    await userEvent.type(field(), " fourth ave, s");

    // Slow typing also shows suggestions for a part of the text.
    await expect
      .poll(async () => (await options()).map(({ textContent }) => textContent))
      .toEqual(["600 Fourth Ave, Seattle, WA, 98104, USA"]);
    expect(sent(rendered, SUGGEST)[0]?.signal.aborted).toBe(true);
  });

  test("are dropped when the text has become a ZIP code", async () => {
    const rendered = show({ sandbox: { faults: { locationSuggest: { delayMs: 600_000 } } } });
    await userEvent.type(field(), "4321");
    await waitFor(() => expect(sent(rendered, SUGGEST)).toHaveLength(1));

    await userEvent.type(field(), "5");

    expect(await found("13 shops found.")).toBeTruthy();
    expect(sent(rendered, SUGGEST)[0]?.signal.aborted).toBe(true);
  });

  test("that fail become a warning, and a ZIP code still searches", async () => {
    const { events } = show({ sandbox: { faults: { locationSuggest: { status: 500 } } } });
    await userEvent.type(field(), "600");

    await expect
      .poll(() => events.filter(({ type }) => type === "ck:warning" || type === "ck:error"))
      .toMatchObject([
        { type: "ck:warning", widget: "repair-shop-finder", code: "suggest_failed" },
      ]);
    await expect.poll(() => field().ariaExpanded).toBe("false");
    expect(screen.queryByText(/^(Suggestions|Loading)/)).toBeNull();
    expect(announcements().filter((each) => each.startsWith("Suggestions are"))).toEqual([]);
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.type(field(), " ");
    expect(field().ariaExpanded).toBe("false");
    expect(screen.queryByText(/^(Suggestions|Loading)/)).toBeNull();
    await search(zipCodes.columbus);
    expect(await found("13 shops found.")).toBeTruthy();
  });
});

describe("a search", () => {
  const UNAVAILABLE = "Search is unavailable. Please try again later.";

  test("shows the loading text", async () => {
    show({ sandbox: { faults: { repairFacilitiesSearch: { delayMs: 600_000 } } } });

    await search(zipCodes.columbus);

    expect(await screen.findByText("Please wait while we process your request.")).toBeTruthy();
  });

  test("without a result shows 'No Shops Found'", async () => {
    const { events } = show();

    await search(zipCodes.plentywood);

    const message = await screen.findByText("No Shops Found");
    expect(message.closest("[role=status]")).toBeTruthy();
    await expect
      .poll(() => events.filter(({ type }) => type === "ck:ready"))
      .toMatchObject([{ widget: "repair-shop-finder", state: "empty" }]);
  });

  test.each([
    { what: "204", options: { sandbox: { faults: { repairFacilitiesSearch: { status: 204 } } } } },
    { what: "{}", options: { change: () => ({}) } },
  ])("with the response $what shows no shops", async ({ options: answer }) => {
    show(answer);

    await search(zipCodes.columbus);

    expect(await screen.findByText("No Shops Found")).toBeTruthy();
  });

  test("that fails shows a message, emits ck:error, and can be tried again", async () => {
    const { events } = show({
      sandbox: { faults: { repairFacilitiesSearch: { status: 500, times: 1 } } },
    });

    await search(zipCodes.columbus);

    expect((await screen.findByRole("alert")).textContent).toBe(UNAVAILABLE);
    await expect
      .poll(() => events.filter(({ type }) => type === "ck:error"))
      .toMatchObject([{ widget: "repair-shop-finder", error: { code: "server" } }]);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await found("13 shops found.")).toBeTruthy();
  });

  test("that fails can be tried again with Enter", async () => {
    show({ sandbox: { faults: { repairFacilitiesSearch: { status: 500, times: 1 } } } });
    await search(zipCodes.columbus);
    await screen.findByText(UNAVAILABLE);
    field().focus();

    await userEvent.keyboard("{Enter}");

    expect(await found("13 shops found.")).toBeTruthy();
    expect(screen.queryByText(UNAVAILABLE)).toBeNull();
  });

  test("that is followed by a newer one is aborted", async () => {
    const rendered = show({
      sandbox: { faults: { repairFacilitiesSearch: { delayMs: 600_000, times: 1 } } },
    });
    await search(zipCodes.columbus);
    await waitFor(() => expect(sent(rendered, FACILITIES)).toHaveLength(1));

    await search(zipCodes.seattle);

    expect(await found("10 shops found.")).toBeTruthy();
    expect(sent(rendered, FACILITIES)[0]?.signal.aborted).toBe(true);
    expect(rendered.events.filter(({ type }) => type === "ck:error")).toEqual([]);
  });

  test("without a network is repeated when the browser is online again", async () => {
    show({ sandbox: { faults: { repairFacilitiesSearch: { drop: true, times: 1 } } } });
    await search(zipCodes.columbus);
    await screen.findByText(UNAVAILABLE);

    dispatchEvent(new Event("online"));

    expect(await found("13 shops found.")).toBeTruthy();
  });

  test.each([
    { when: "after the logout", isAtOnce: false },
    { when: "with the logout", isAtOnce: true },
  ])("is not left to the next user, who signs in $when", async ({ isAtOnce }) => {
    const { fetch } = createSandbox();
    const userOf = (subject: string): ClaimsClient =>
      sandboxClient({
        subject,
        fetch,
      });
    const finderFor = (client: ClaimsClient): JSX.Element => (
      <ClaimkitProvider client={client}>
        <RepairShopFinder userType="registered" />
      </ClaimkitProvider>
    );
    const client = userOf("first");
    const { rerender } = render(finderFor(client));
    await search(zipCodes.columbus);
    await found("13 shops found.");

    if (isAtOnce) {
      act(() => {
        client.clear();
        rerender(finderFor(userOf("next")));
      });
    } else {
      act(() => client.clear());
      rerender(finderFor(userOf("next")));
    }

    expect(field().value).toBe("");
    expect(screen.queryByText("Please wait while we process your request.")).toBeNull();
    expect(screen.queryByText("13 shops found.")).toBeNull();
  });

  test("is not left to another user whom the client notices", async () => {
    let subject = "first";
    const { client } = show(
      { clientOptions: { subject: () => subject } },
      { initialAddress: zipCodes.columbus },
    );
    await found("13 shops found.");

    subject = "next";
    await act(() => client.checkUser());

    expect(field().value).toBe("");
    expect(screen.queryByText("13 shops found.")).toBeNull();
  });

  test("exposes neither the ZIP code nor the address in events", async () => {
    const { events } = show();
    await userEvent.type(field(), "600 w chi");
    await userEvent.click(await screen.findByRole("option", { name: /^600 W Chicago Ave/ }));
    await found("23 shops found.");
    await search(zipCodes.phoenix);
    await found("11 shops found.");

    expect(JSON.stringify(events)).not.toMatch(/85004|60654|600 W/i);
  });
});
