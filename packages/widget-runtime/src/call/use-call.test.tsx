import { claimSummary, type ClaimsClient, type ReportDetails } from "@claimkit/claims-api";
import type { MessageCatalog } from "@claimkit/ui-kit/messages";
import { cleanup, configure, render, screen } from "@testing-library/react";
import { Activity, type JSX, type ReactNode, Suspense, use } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { nextFrames } from "../../testing/next-frames.ts";
import { Report, REPORT_FAILED } from "../../testing/report.tsx";
import {
  heldAnswer,
  reportOn,
  status,
  type StubService,
  stubService,
} from "../../testing/stub-service.ts";
import { FeedbackPrompt } from "../feedback-prompt/feedback-prompt.tsx";
import { configureClaimkit } from "../settings/configure.ts";
import { ClaimkitProvider } from "../settings/provider.tsx";
import { renderWidget } from "../testing/index.ts";
import { useCall } from "./use-call.ts";

afterEach(() => {
  cleanup();
  configure({ reactStrictMode: false });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("shares one request between widgets with the same call, in one root or in several", async () => {
  const service = stubService();
  const { client } = renderWidget(
    <>
      <Report claimNumber="1" />
      <Report claimNumber="1" />
    </>,
    service,
  );
  render(<ReportOf client={client} />);

  await expect.poll(() => screen.queryAllByText("Report 1")).toHaveLength(3);
  expect(service.requests).toHaveLength(1);
});

test("requests once under StrictMode", async () => {
  configure({ reactStrictMode: true });
  const service = stubService();
  renderWidget(<Report claimNumber="1" />, service);

  await screen.findByText("Report 1");
  expect(service.requests).toHaveLength(1);
});

test("keeps a widget working when the root that requested first is unmounted", async () => {
  const service = stubService();
  const first = renderWidget(<Report claimNumber="1" />, service);
  const second = render(
    <ClaimkitProvider client={first.client}>
      <Report claimNumber="1" />
    </ClaimkitProvider>,
  );
  await expect.poll(() => screen.queryAllByText("Report 1")).toHaveLength(2);

  first.unmount();
  second.rerender(
    <ClaimkitProvider client={first.client}>
      <Report claimNumber="2" />
    </ClaimkitProvider>,
  );

  expect(await screen.findByText("Report 2")).toBeTruthy();
});

test("aborts a request only when the last widget that needs it is unmounted", async () => {
  const held = heldAnswer();
  const service = stubService(held.answer);
  const { rerender } = renderWidget(
    <>
      <Report key="a" claimNumber="1" />
      <Report key="b" claimNumber="1" />
    </>,
    service,
  );
  await expect.poll(() => service.requests.length).toBe(1);

  rerender(<Report key="b" claimNumber="1" />);
  await nextFrames();
  expect(service.requests[0]?.signal.aborted).toBe(false);

  rerender(<p>No widgets</p>);
  await expect.poll(() => service.requests[0]?.signal.aborted).toBe(true);
});

test("requests again after an abort", async () => {
  const held = heldAnswer();
  const service = stubService(held.answer);
  const { client, unmount } = renderWidget(<Report claimNumber="1" />, service);
  await expect.poll(() => service.requests.length).toBe(1);
  unmount();
  await nextFrames();
  service.answer = reportOn;

  renderWidget(<Report claimNumber="1" />, { ...service, client });

  expect(await screen.findByText("Report 1")).toBeTruthy();
  expect(service.requests).toHaveLength(2);
});

test("drops the old claim immediately when its number changes, and aborts its request", async () => {
  const held = heldAnswer();
  const service = stubService();
  const { rerender } = renderWidget(<Report claimNumber="1" />, service);
  await screen.findByText("Report 1");
  service.answer = held.answer;

  rerender(<Report claimNumber="2" />);
  expect(screen.queryByText("Report 1")).toBeNull();
  expect(screen.getByRole("status")).toBeTruthy();
  await expect.poll(() => service.requests.length).toBe(2);

  service.answer = reportOn;
  rerender(<Report claimNumber="3" />);
  expect(await screen.findByText("Report 3")).toBeTruthy();
  expect(service.requests[1]?.signal.aborted).toBe(true);
  held.release();
  await nextFrames();
  expect(screen.queryByText("Report 2")).toBeNull();
});

test("never mixes a member's data with a third party's", async () => {
  const service = stubService();
  renderWidget(
    <>
      <Report claimNumber="1" />
      <Report claimNumber="1" isThirdParty contactId="7" />
    </>,
    service,
  );

  await expect
    .poll(() => service.requests.map(({ path }) => path))
    .toEqual(["/report-details/1", "/report-details/1?isThirdParty=true&contactId=7"]);
});

test("builds a request once for each input, however often the widget renders or retries", async () => {
  const request = vi.fn(() => ({}));
  const call = { ...claimSummary, request };
  function Vehicle({ claimNumber }: { claimNumber: string }): JSX.Element {
    const { data, reload } = useCall(call, { claimNumber });
    return <button onClick={reload}>{data?.vehicle}</button>;
  }
  const service = stubService(({ path }) => Response.json({ vehicle: `Of ${path}` }));
  const { rerender } = renderWidget(<Vehicle claimNumber="1" />, service);
  rerender(<Vehicle claimNumber="1" />);
  (await screen.findByText("Of /claim-summaries/1")).click();
  await expect.poll(() => service.requests.length).toBe(2);
  await screen.findByText("Of /claim-summaries/1");
  expect(request).toHaveBeenCalledTimes(1);

  rerender(<Vehicle claimNumber="2" />);
  await screen.findByText("Of /claim-summaries/2");
  expect(request).toHaveBeenCalledTimes(2);
});

test("sends requests to the given server", async () => {
  const service = stubService();
  renderWidget(<Report claimNumber="1" serverId="42" />, service);

  await screen.findByText("Report 1");
  expect([...(service.requests[0]?.headers.values() ?? [])]).toContain("42");
});

describe("the language of a request", () => {
  const languages = ({ requests }: StubService): (string | null)[] =>
    requests.map(({ headers }) => headers.get("Accept-Language"));
  const spanish: MessageCatalog = { locale: "es-US", texts: {} };

  test.each([
    { locale: undefined, messages: [spanish], sent: "en-US" },
    { locale: "es-US", messages: [spanish], sent: "es-US" },
    { locale: "es_US.UTF-8", messages: [spanish], sent: "es-US" },
    { locale: "es-US", messages: [], sent: "en-US" },
    { locale: "es\r\nX-Admin: 1", messages: [spanish], sent: "en-US" },
  ])("is $sent for locale $locale and $messages.length catalogs", async ({ sent, ...settings }) => {
    const service = stubService();
    renderWidget(<Report claimNumber="1" />, { ...service, ...settings });

    await screen.findByText("Report 1");
    expect(languages(service)).toEqual([sent]);
  });

  test("changes with the locale, and the data is requested again", async () => {
    const service = stubService(({ headers }) =>
      Response.json({
        incidentType: headers.get("Accept-Language") === "es-US" ? "Granizo" : "Hail",
      }),
    );
    const { client } = renderWidget(<p>Makes a client</p>, service);
    const report = (locale: string): JSX.Element => (
      <ClaimkitProvider client={client} locale={locale} messages={[spanish]}>
        <Report claimNumber="1" />
      </ClaimkitProvider>
    );
    const { rerender } = render(report("en-US"));
    await screen.findByText("Hail");

    rerender(report("es-US"));

    expect(screen.queryByText("Hail")).toBeNull();
    expect(await screen.findByText("Granizo")).toBeTruthy();
    expect(languages(service)).toEqual(["en-US", "es-US"]);
  });
});

describe("after client.clear()", () => {
  test("mounted widgets show nothing, request nothing, emit nothing and keep nothing", async () => {
    const service = stubService();
    const { client, events, container, rerender } = renderWidget(
      <Report claimNumber="1" />,
      service,
    );
    await screen.findByText("Report 1");
    await nextFrames();
    events.length = 0;

    client.clear();
    await nextFrames();
    returnAfterAMinute();
    rerender(<Report claimNumber="1" hrefs={{}} onReady={() => {}} />);
    rerender(<Report claimNumber="2" />);
    await nextFrames();

    expect(container.textContent).toBe("");
    expect(container.querySelector("[data-widget]")?.childElementCount).toBe(0);
    expect(service.requests).toHaveLength(1);
    expect(events).toEqual([]);
  });

  test("a request in progress is aborted, and its widget emits nothing more", async () => {
    const held = heldAnswer();
    const service = stubService(held.answer);
    const { client, events, container } = renderWidget(<Report claimNumber="1" />, service);
    await expect.poll(() => service.requests.length).toBe(1);

    client.clear();
    held.release();
    await nextFrames();

    expect(service.requests.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(container.textContent).toBe("");
    expect(events.map(({ type }) => type)).toEqual(["ck:loading"]);
  });

  test("a handler that clears the client is not called again", async () => {
    const answer = { incidentType: "Hail", coverageInfo: [{ name: "Collision" }, {}] };
    const { client, events } = renderWidget(<Report claimNumber="1" />, {
      ...stubService(() => Response.json(answer)),
      onEvent: ({ type }) => type === "ck:ready" && client.clear(),
    });
    await expect.poll(() => events.map(({ type }) => type)).toContain("ck:ready");
    await nextFrames();

    expect(events.at(-1)?.type).toBe("ck:ready");
  });

  test("a widget that makes no call is empty too", async () => {
    const { client, container, events } = renderWidget(
      <FeedbackPrompt claimNumber="1" section="PAYOUT" />,
      stubService(),
    );
    await nextFrames();
    events.length = 0;

    client.clear();
    await expect.poll(() => container.textContent).toBe("");
    await nextFrames();
    expect(events).toEqual([]);
  });

  test("a widget that is mounted again requests again", async () => {
    const service = stubService();
    const { client, events, rerender } = renderWidget(
      <Report key="old" claimNumber="1" />,
      service,
    );
    await screen.findByText("Report 1");
    service.answer = () => Response.json({ incidentType: "The new user's" });
    await nextFrames();
    events.length = 0;

    client.clear();
    rerender(<Report key="new" claimNumber="1" />);

    expect(await screen.findByText("The new user's")).toBeTruthy();
    await nextFrames();
    expect(events.map(({ type }) => type)).toEqual(["ck:loading", "ck:request", "ck:ready"]);
  });

  test("a widget whose client is configured again at once shows only new data", async () => {
    const service = stubService();
    const { client } = renderWidget(<Report claimNumber="1" />, service);
    await screen.findByText("Report 1");
    service.answer = () => Response.json({ incidentType: "The new user's" });

    client.clear();
    configureClaimkit({ client });

    expect(await screen.findByText("The new user's")).toBeTruthy();
    expect(screen.queryByText("Report 1")).toBeNull();
    expect(service.requests).toHaveLength(2);
    configureClaimkit({ client: undefined });
  });

  test("a widget that gets another client requests again", async () => {
    const old = renderWidget(<p>Makes a client</p>, stubService()).client;
    const next = renderWidget(
      <p>Makes another</p>,
      stubService(() => Response.json({ incidentType: "The new user's" })),
    ).client;
    const { rerender } = render(<ReportOf client={old} />);
    await screen.findByText("Report 1");

    old.clear();
    rerender(<ReportOf client={next} />);

    expect(await screen.findByText("The new user's")).toBeTruthy();
  });
});

describe("after client.invalidate()", () => {
  test("mounted widgets request again, and keep their data until the response arrives", async () => {
    const service = stubService();
    const { client, events } = renderWidget(<Report claimNumber="1" />, service);
    await screen.findByText("Report 1");
    await nextFrames();
    events.length = 0;
    const held = heldAnswer(() => Response.json({ incidentType: "Hail" }));
    service.answer = held.answer;

    client.invalidate();
    await expect.poll(() => service.requests.length).toBe(2);
    await nextFrames();
    expect(screen.getByText("Report 1")).toBeTruthy();
    expect(screen.queryByRole("status")).toBeNull();
    held.release();

    expect(await screen.findByText("Hail")).toBeTruthy();
    expect(events.map(({ type }) => type)).toEqual(["ck:request"]);
  });

  test("only widgets with a selected claim and call request again", async () => {
    const service = stubService();
    const { client } = renderWidget(
      <>
        <Report claimNumber="1" />
        <Report claimNumber="2" serverId="42" />
        <Summary />
      </>,
      service,
    );
    await screen.findByText("Report 2");
    await expect.poll(() => service.requests.length).toBe(3);
    service.requests.length = 0;

    client.invalidate({ claimNumber: "2" });
    client.invalidate({ calls: ["claimSummary"] });
    await nextFrames();

    expect(service.requests.map(({ path }) => path)).toEqual([
      "/report-details/2",
      "/claim-summaries/1",
    ]);
  });

  test("requests nothing for a widget that React has not mounted yet", async () => {
    const service = stubService();
    const never = new Promise<never>(() => {});
    const Suspended = (): JSX.Element => use(never);
    const { client } = renderWidget(
      <Suspense fallback="Another part is missing">
        <Report claimNumber="1" />
        <Suspended />
      </Suspense>,
      service,
    );

    client.invalidate();
    await nextFrames();

    expect(service.requests).toEqual([]);
  });

  test("a failed request keeps the data", async () => {
    const service = stubService();
    const { client, events } = renderWidget(<Report claimNumber="1" />, service);
    await screen.findByText("Report 1");
    service.answer = status(404);

    client.invalidate();

    await expect.poll(() => events.filter(({ type }) => type === "ck:request")).toHaveLength(2);
    await nextFrames();
    expect(screen.getByText("Report 1")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("a widget that has failed starts over", async () => {
    const service = stubService(status(404));
    const { client } = renderWidget(<Report claimNumber="1" />, service);
    await screen.findByRole("alert");
    service.answer = reportOn;

    client.invalidate();

    expect(await screen.findByText("Report 1")).toBeTruthy();
  });

  test("a widget that is still loading gets the newer response", async () => {
    const held = heldAnswer();
    const service = stubService(held.answer);
    const { client, events } = renderWidget(<Report claimNumber="1" />, service);
    await expect.poll(() => service.requests.length).toBe(1);
    service.answer = () => Response.json({ incidentType: "Newer" });

    client.invalidate();
    held.release();

    expect(await screen.findByText("Newer")).toBeTruthy();
    await nextFrames();
    expect(events.map(({ type }) => type)).toEqual(["ck:loading", "ck:request", "ck:ready"]);
  });
});

test("requests nothing after the last widget of a logged-out user was unmounted", async () => {
  const service = stubService();
  const { client, unmount } = renderWidget(<Report claimNumber="1" />, service);
  await screen.findByText("Report 1");
  unmount();
  await nextFrames();

  client.clear();
  await nextFrames();
  expect(service.requests).toHaveLength(1);
});

test("a widget in a hidden tree requests again when the tree is shown", async () => {
  const service = stubService(() => Response.json({ vehicle: "Sedan" }));
  const tree = (mode: "hidden" | "visible"): JSX.Element => (
    <Activity mode={mode}>
      <Summary />
    </Activity>
  );
  const { client, rerender } = renderWidget(tree("visible"), service);
  await screen.findByText("Sedan");
  rerender(tree("hidden"));
  await nextFrames();
  client.invalidate();
  await nextFrames();
  expect(service.requests).toHaveLength(1);
  service.answer = () => Response.json({ vehicle: "Coupe" });

  rerender(tree("visible"));

  expect(await screen.findByText("Coupe")).toBeTruthy();
  expect(service.requests).toHaveLength(2);
});

describe("a widget that is mounted again", () => {
  /** Renders a report until it is shown, and unmounts it. */
  async function visit(service: StubService): Promise<ClaimsClient> {
    const { client, unmount } = renderWidget(<Report claimNumber="1" />, service);
    await screen.findByText("Report 1");
    unmount();
    await nextFrames();
    return client;
  }

  test.each([false, true])(
    "shows the last response at once, and the new one when it arrives (StrictMode: %s)",
    async (reactStrictMode) => {
      configure({ reactStrictMode });
      const service = stubService(() => Response.json({ vehicle: "Sedan" }));
      const { client, unmount } = renderWidget(<Summary />, service);
      await screen.findByText("Sedan");
      unmount();
      await nextFrames();
      const held = heldAnswer(() => Response.json({ vehicle: "Coupe" }));
      service.answer = held.answer;

      renderWidget(<Summary />, { ...service, client });
      expect(screen.getByText("Sedan")).toBeTruthy();
      await expect.poll(() => service.requests.length).toBe(2);
      expect(screen.getByText("Sedan")).toBeTruthy();
      held.release();

      expect(await screen.findByText("Coupe")).toBeTruthy();
      expect(service.requests).toHaveLength(2);
    },
  );

  test("never waits, and is ready from the cache", async () => {
    const service = stubService();
    const client = await visit(service);

    const { container, events } = renderWidget(<Report claimNumber="1" />, { ...service, client });
    const first = container.innerHTML;
    await expect.poll(() => events.map(({ type }) => type)).toContain("ck:request");
    await nextFrames();

    expect(first).toContain("Report 1");
    expect(first).toContain('aria-busy="false"');
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      "ck:loading",
      "ck:ready",
      "ck:request",
    ]);
    expect(events.find(({ type }) => type === "ck:ready")).toMatchObject({ source: "cache" });
  });

  test("keeps the last response when the new request fails", async () => {
    const service = stubService(() => Response.json({ vehicle: "Sedan" }));
    const { client, unmount } = renderWidget(<Summary />, service);
    await screen.findByText("Sedan");
    unmount();
    await nextFrames();
    service.answer = status(404);

    const { events } = renderWidget(<Summary />, { ...service, client });
    await expect.poll(() => events.length).toBe(1);
    await nextFrames();

    expect(screen.getByText("Sedan")).toBeTruthy();
  });

  test.each<{ after: string; act: (client: ClaimsClient) => void }>([
    { after: "the end of the session", act: (client) => client.clear() },
    { after: "an invalidation", act: (client) => client.invalidate({ claimNumber: "1" }) },
  ])("waits for a new response after $after", async ({ act: change }) => {
    const service = stubService();
    const client = await visit(service);
    service.answer = () => Response.json({ incidentType: "Fire" });

    change(client);
    renderWidget(<Report claimNumber="1" />, { ...service, client });

    expect(screen.queryByText("Report 1")).toBeNull();
    expect(screen.getByRole("status")).toBeTruthy();
    expect(await screen.findByText("Fire")).toBeTruthy();
  });

  test("does not discard the response that another widget waits for", async () => {
    const service = stubService(() => Response.json({ vehicle: "Sedan" }));
    const { client, unmount } = renderWidget(<Summary />, service);
    await screen.findByText("Sedan");
    unmount();
    await nextFrames();
    const held = heldAnswer(() => Response.json({ vehicle: "Coupe" }));
    service.answer = held.answer;
    renderWidget(<Summary />, { ...service, client });
    await expect.poll(() => service.requests.length).toBe(2);

    renderWidget(<Summary />, { ...service, client });
    await nextFrames();
    held.release();

    await expect.poll(() => screen.queryAllByText("Coupe")).toHaveLength(2);
    expect(service.requests).toHaveLength(2);
  });

  test('waits for "Try again" after its view has failed', async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const service = stubService();
    const client = await visit(service);
    const view = ({ incidentType }: ReportDetails): ReactNode => {
      if (incidentType === "Report 1") throw new TypeError("not a function");
      return incidentType;
    };
    renderWidget(<Report claimNumber="1" view={view} />, { ...service, client });
    await screen.findByRole("alert");
    service.answer = () => Response.json({ incidentType: "Fire" });

    (await screen.findByRole("button", { name: "Try again" })).click();

    expect(await screen.findByText("Fire")).toBeTruthy();
  });
});

function Summary(): JSX.Element {
  const { status: state, data } = useCall(claimSummary, { claimNumber: "1" });
  return <p>{data?.vehicle ?? state}</p>;
}

const withThrowingModel = {
  ...claimSummary,
  model: () => {
    throw new TypeError("undefined is not a function");
  },
};

function ThrowingModel(): JSX.Element {
  return <p>{useCall(withThrowingModel, { claimNumber: "1" }).error?.code ?? "loading"}</p>;
}

test("fails with a ClaimsError when a call's model throws anything else", async () => {
  renderWidget(
    <ThrowingModel />,
    stubService(() => Response.json({ vehicle: "Sedan" })),
  );

  expect(await screen.findByText("invalid_response")).toBeTruthy();
});

function returnAfterAMinute(): void {
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 61_000);
  dispatchEvent(new Event("focus"));
}

test("refreshes silently when the user returns to the tab after a minute", async () => {
  const service = stubService(() => Response.json({ vehicle: "Sedan" }));
  const { events } = renderWidget(<Summary />, service);
  await screen.findByText("Sedan");
  service.answer = () => Response.json({ vehicle: "Coupe" });

  returnAfterAMinute();

  expect(await screen.findByText("Coupe")).toBeTruthy();
  expect(events.map(({ type }) => type)).toEqual(["ck:request", "ck:request"]);
});

test("refreshes once when the browser shows a kept page again", async () => {
  const service = stubService(() => Response.json({ vehicle: "Sedan" }));
  renderWidget(<Summary />, service);
  await screen.findByText("Sedan");
  service.answer = () => Response.json({ vehicle: "Coupe" });

  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  dispatchEvent(new Event("focus"));

  expect(await screen.findByText("Coupe")).toBeTruthy();
  expect(service.requests).toHaveLength(2);
});

test("keeps its data when this refresh fails", async () => {
  const service = stubService(() => Response.json({ vehicle: "Sedan" }));
  const { events } = renderWidget(<Summary />, service);
  await screen.findByText("Sedan");
  service.answer = status(404);

  returnAfterAMinute();

  await expect.poll(() => events.length).toBe(2);
  await nextFrames();
  expect(screen.getByText("Sedan")).toBeTruthy();
});

test("does not retry a failure automatically, because the user may be reading the message", async () => {
  const service = stubService(status(404));
  renderWidget(<Report claimNumber="1" />, service);
  await screen.findByRole("alert");

  returnAfterAMinute();
  await nextFrames();

  expect(service.requests).toHaveLength(1);
});

function ReportOf({ client }: { client: ClaimsClient }): JSX.Element {
  return (
    <ClaimkitProvider client={client}>
      <Report claimNumber="1" />
    </ClaimkitProvider>
  );
}

test("starts over with another client", async () => {
  const first = stubService();
  const second = stubService(() => Response.json({ incidentType: "Of the second" }));
  const { client } = renderWidget(<p>Makes a client</p>, second);
  const { client: other } = renderWidget(<p>Makes another</p>, first);
  const { rerender } = render(<ReportOf client={other} />);
  await screen.findByText("Report 1");

  rerender(<ReportOf client={client} />);

  expect(screen.queryByText("Report 1")).toBeNull();
  expect(await screen.findByText("Of the second")).toBeTruthy();
});

test("fails without a request for a server id that can't be sent in a header", async () => {
  const service = stubService();
  const { events } = renderWidget(
    <>
      <Report claimNumber="1" serverId="№9" />
      <Report claimNumber="1" />
    </>,
    service,
  );

  expect((await screen.findByRole("alert")).textContent).toBe(REPORT_FAILED);
  expect(await screen.findByText("Report 1")).toBeTruthy();
  await nextFrames();
  expect(service.requests).toHaveLength(1);
  const errors = events.filter(({ type }) => type === "ck:error");
  expect(errors).toMatchObject([{ error: { code: "configuration" } }]);
});

function FailedThenAnother({ both }: { both: boolean }): JSX.Element {
  return (
    <>
      <Report claimNumber="1" />
      {both && <Report claimNumber="1" />}
    </>
  );
}

test.each([false, true])(
  "a widget that mounts after another one has failed requests again for both (StrictMode: %s)",
  async (reactStrictMode) => {
    configure({ reactStrictMode });
    const service = stubService(status(500));
    const { events, rerender } = renderWidget(<FailedThenAnother both={false} />, service);
    await screen.findByRole("alert");
    await nextFrames();
    events.length = 0;
    service.answer = reportOn;

    rerender(<FailedThenAnother both />);

    expect(screen.queryByRole("alert")).toBeNull();
    await expect.poll(() => screen.queryAllByText("Report 1")).toHaveLength(2);
    await nextFrames();
    expect(service.requests).toHaveLength(2);
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      "ck:loading",
      "ck:loading",
      "ck:ready",
      "ck:ready",
      "ck:request",
    ]);
  },
);
