import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { nextFrames } from "../../testing/next-frames.ts";
import { clientOver } from "../../testing/page.ts";
import { Report } from "../../testing/report.tsx";
import { stubService } from "../../testing/stub-service.ts";
import type { ClaimsEvent } from "../events/claims-event.ts";
import { configureClaimkit } from "./configure.ts";
import { ClaimkitProvider } from "./provider.tsx";
import { usePhone, useSettings } from "./use-settings.ts";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  configureClaimkit({ client: undefined, locale: undefined, onEvent: undefined, phone: undefined });
});

test("applies to widgets without a provider, including those mounted before", async () => {
  const received: ClaimsEvent[] = [];
  render(<Report claimNumber="1" />);
  await nextFrames();
  expect(screen.getByRole("status").textContent).toContain("Please wait");

  act(() => {
    configureClaimkit({
      client: clientOver(stubService()),
      onEvent: (event) => received.push(event),
    });
  });

  expect(await screen.findByText("Report 1")).toBeTruthy();
  await nextFrames();
  expect(received.map(({ type }) => type)).toEqual(["ck:loading", "ck:request", "ck:ready"]);
});

test("includes the wait for the configuration in the load time", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const received: ClaimsEvent[] = [];
  render(<Report claimNumber="1" />);
  vi.advanceTimersByTime(60_000);
  configureClaimkit({
    client: clientOver(stubService()),
    onEvent: (event) => received.push(event),
  });

  await expect.poll(() => received.at(-1)?.type).toBe("ck:ready");
  const ready = received.at(-1);
  expect(ready?.type === "ck:ready" && ready.loadTimeMs).toBeGreaterThanOrEqual(60_000);
});

function Phone() {
  return <p>{`${usePhone()} ${useSettings().locale}`}</p>;
}

test("changes only the given settings", () => {
  configureClaimkit({ phone: "8005550199" });
  configureClaimkit({ locale: "es-US" });
  render(<Phone />);

  expect(screen.getByText("8005550199 es-US")).toBeTruthy();
});

test("removes a setting that is set to undefined", () => {
  configureClaimkit({ phone: "8005550199", locale: "es-US" });
  configureClaimkit({ phone: undefined });
  render(<Phone />);

  expect(screen.getByText("undefined es-US")).toBeTruthy();
});

test("is overridden by a provider, which is overridden by the one inside it", () => {
  const client = clientOver(stubService());
  configureClaimkit({ phone: "1", locale: "es-US" });
  render(
    <ClaimkitProvider client={client} phone="2">
      <Phone />
      <ClaimkitProvider client={client} phone="3" locale="en-US">
        <Phone />
      </ClaimkitProvider>
    </ClaimkitProvider>,
  );

  expect(screen.getByText("2 es-US")).toBeTruthy();
  expect(screen.getByText("3 en-US")).toBeTruthy();
});

test("passes a host's map and search functions to widgets, like a provider", () => {
  const loadPlaceMap = async (): Promise<{ default: () => null }> => ({ default: () => null });
  const geocode = async (): Promise<undefined> => undefined;
  const searchFaqs = (): string[] => [];
  function Settings() {
    const settings = useSettings();
    const passed = { loadPlaceMap, geocode, searchFaqs };
    const names = Object.keys(passed) as (keyof typeof passed)[];
    return <p>{names.filter((name) => settings[name] === passed[name]).join(" ")}</p>;
  }
  configureClaimkit({ loadPlaceMap });
  render(
    <ClaimkitProvider client={clientOver(stubService())} geocode={geocode} searchFaqs={searchFaqs}>
      <Settings />
    </ClaimkitProvider>,
  );
  configureClaimkit({ loadPlaceMap: undefined });

  expect(screen.getByText("loadPlaceMap geocode searchFaqs")).toBeTruthy();
});

test("reports a request once with nested providers", async () => {
  const received: ClaimsEvent[] = [];
  const onEvent = (event: ClaimsEvent): void => void received.push(event);
  const client = clientOver(stubService());
  configureClaimkit({ client, onEvent });
  render(
    <ClaimkitProvider client={client}>
      <ClaimkitProvider client={client} locale="es-US">
        <Report claimNumber="1" />
      </ClaimkitProvider>
    </ClaimkitProvider>,
  );

  await expect
    .poll(() => received.map(({ type }) => type))
    .toEqual(["ck:loading", "ck:request", "ck:ready"]);
});

test("reports a request once with a provider for another server inside", async () => {
  const received: ClaimsEvent[] = [];
  const client = clientOver(stubService());
  render(
    <ClaimkitProvider client={client} onEvent={(event) => received.push(event)}>
      <ClaimkitProvider client={client.withServer("7")}>
        <Report claimNumber="1" />
      </ClaimkitProvider>
    </ClaimkitProvider>,
  );

  await expect
    .poll(() => received.map(({ type }) => type))
    .toEqual(["ck:loading", "ck:request", "ck:ready"]);
});

test("lets a widget with the client for another server request again after a clear", async () => {
  const client = clientOver(stubService());
  const { container } = render(
    <ClaimkitProvider client={client.withServer("7")}>
      <Report claimNumber="1" />
    </ClaimkitProvider>,
  );
  await screen.findByText("Report 1");
  client.clear();
  await expect.poll(() => container.textContent).toBe("");

  configureClaimkit({ client });

  await screen.findByText("Report 1");
});

test("reports a request once with sibling providers", async () => {
  const received: ClaimsEvent[] = [];
  const onEvent = (event: ClaimsEvent): void => void received.push(event);
  const client = clientOver(stubService());
  const { rerender } = render(
    <>
      <ClaimkitProvider client={client} onEvent={onEvent}>
        <Report claimNumber="1" />
      </ClaimkitProvider>
      <ClaimkitProvider client={client} onEvent={onEvent}>
        <p>Another part of the page</p>
      </ClaimkitProvider>
    </>,
  );
  await screen.findByText("Report 1");
  await nextFrames();
  expect(received.filter(({ type }) => type === "ck:request")).toHaveLength(1);

  rerender(
    <>
      <ClaimkitProvider client={client} onEvent={onEvent}>
        <Report claimNumber="2" />
      </ClaimkitProvider>
    </>,
  );
  await screen.findByText("Report 2");
  expect(received.filter(({ type }) => type === "ck:request")).toHaveLength(2);
});
