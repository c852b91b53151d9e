import { claimSummary, type ClaimsClient } from "@claimkit/claims-api";
import { cleanup, render, screen } from "@testing-library/react";
import type { JSX } from "react";
import { SWRConfig } from "swr";
import { afterEach, describe, expect, test, vi } from "vitest";
import { nextFrames } from "../../testing/next-frames.ts";
import { Report } from "../../testing/report.tsx";
import {
  heldAnswer,
  reportOn,
  status,
  type StubRequest,
  stubService,
} from "../../testing/stub-service.ts";
import { FeedbackPrompt } from "../feedback-prompt/feedback-prompt.tsx";
import { WidgetGroup } from "../index.ts";
import { ClaimkitProvider } from "../settings/provider.tsx";
import { renderWidget } from "../testing/index.ts";
import { useCall } from "./use-call.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** A JSON Web Token without a valid signature. */
function jwtOf(sub: string, jti = "1"): string {
  const claims = { iss: "https://login.example.com", sub, jti };
  return `e30.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.signature`;
}

const [ada, adaRenewed, ben] = [jwtOf("ada"), jwtOf("ada", "2"), jwtOf("ben")];

/** An API whose answers name the user whose token was sent. */
function whoAsks({ headers }: StubRequest): Response {
  const token = headers.get("Authorization")?.replace("Bearer ", "");
  const name = token === ben ? "Ben" : "Ada";
  return Response.json({ incidentType: `${name}'s report`, vehicle: `${name}'s car` });
}

function Summary(): JSX.Element {
  const { status: state, data } = useCall(claimSummary, { claimNumber: "1" });
  return <p>{data?.vehicle ?? state}</p>;
}

function Page(): JSX.Element {
  return (
    <>
      <Report claimNumber="1" />
      <Summary />
      <FeedbackPrompt claimNumber="1" section="PAYOUT" />
    </>
  );
}

/** A page of Ada's. `become` changes the token that the host returns, without a word to the client. */
async function pageOfAda({ isAsync = false } = {}) {
  let token = ada;
  const service = stubService(whoAsks);
  const rendered = renderWidget(<Page />, {
    ...service,
    clientOptions: { getAccessToken: () => (isAsync ? Promise.resolve(token) : token) },
  });
  await screen.findByText("Ada's report");
  await screen.findByText("Ada's car");
  await nextFrames();
  const become = (next: string): void => void (token = next);
  return { ...rendered, service, become };
}

function returnAfterAMinute(): void {
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 61_000);
  dispatchEvent(new Event("focus"));
}

/** Everything that a page keeps and shows. */
function traces(): string {
  return JSON.stringify([
    document.body.innerHTML,
    { ...sessionStorage, ...localStorage },
    [...(SWRConfig.defaultValue.cache as Map<string, unknown>).entries()],
  ]);
}

describe("when the token changes without clear()", () => {
  const occasions: { when: string; act: (client: ClaimsClient) => void }[] = [
    { when: "the user returns to the tab", act: returnAfterAMinute },
    { when: "the host invalidates", act: (client) => client.invalidate() },
    { when: "the host checks the user", act: (client) => void client.checkUser() },
    {
      when: "another widget is mounted",
      act: (client) =>
        void render(
          <ClaimkitProvider client={client}>
            <Report claimNumber="1" />
          </ClaimkitProvider>,
        ),
    },
  ];
  const rows = occasions.flatMap((occasion) => [
    { ...occasion, token: "at once", isAsync: false },
    { ...occasion, token: "by a promise", isAsync: true },
  ]);

  test.each(rows)(
    "nothing of the user before is left as soon as $when (token $token)",
    async ({ act, isAsync }) => {
      const { client, become, service, events } = await pageOfAda({ isAsync });
      screen.getByRole("button", { name: "Yes" }).click();
      await expect.poll(() => JSON.stringify(sessionStorage)).toContain("claim-feedback");
      events.length = 0;
      const held = heldAnswer(whoAsks);
      service.answer = held.answer;
      become(ben);

      act(client);
      await expect.poll(() => screen.queryByText(/Ada/)).toBeNull();
      expect(traces()).not.toMatch(/Ada|claim-feedback\|/);
      held.release();

      expect((await screen.findAllByText("Ben's report")).length).toBeGreaterThan(0);
      expect(await screen.findByText("Ben's car")).toBeTruthy();
      // Ben has not answered yet.
      expect(screen.getByRole("button", { name: "Yes" })).toBeTruthy();
      expect(traces()).not.toContain("Ada");
      expect(JSON.stringify(events)).not.toContain("Ada");
    },
  );

  test("to a renewed one of the same user, everything stays", async () => {
    const { client, become, service, container } = await pageOfAda();
    become(adaRenewed);
    service.answer = heldAnswer().answer;

    client.invalidate();
    await expect.poll(() => service.requests.length).toBe(4);
    await nextFrames();
    expect(container.textContent).toContain("Ada's report");
    expect(container.textContent).toContain("Ada's car");
  });

  test("a late response is not shown", async () => {
    const held = heldAnswer(() => Response.json({ incidentType: "Ada's late report" }));
    const { become, service, rerender } = await pageOfAda();
    service.answer = held.answer;
    rerender(<Report claimNumber="2" />);
    await expect.poll(() => service.requests.length).toBe(3);
    become(ben);
    service.answer = whoAsks;
    held.release();

    expect(await screen.findByText("Ben's report")).toBeTruthy();
    expect(screen.queryByText(/Ada/)).toBeNull();
  });
});

describe("on the way back", () => {
  test.each([
    { user: "the same user", next: adaRenewed, first: "Ada's car", later: "Ada's car" },
    { user: "another user", next: ben, first: "loading", later: "Ben's car" },
  ])("$user sees '$first' until the new response arrives", async ({ next, first, later }) => {
    const { client, become, service, unmount } = await pageOfAda({ isAsync: true });
    unmount();
    await nextFrames();
    const held = heldAnswer(whoAsks);
    service.answer = held.answer;
    become(next);

    renderWidget(<Summary />, { ...service, client });
    await expect.poll(() => service.requests.length).toBe(3);
    await nextFrames();
    expect(screen.getByText(first)).toBeTruthy();
    held.release();

    expect(await screen.findByText(later)).toBeTruthy();
  });
});

describe("after the session has ended elsewhere", () => {
  test.each([
    { code: 401, remaining: [] },
    // The session goes on, and the user may see other data.
    { code: 403, remaining: ["Report 1"] },
  ])("a refresh with $code leaves only $remaining on the page", async ({ code, remaining }) => {
    const summary = (): Response => Response.json({ vehicle: "Sedan" });
    const service = stubService((request) =>
      request.path.startsWith("/report") ? reportOn(request) : summary(),
    );
    const { events, client, unmount } = renderWidget(
      <>
        <Report claimNumber="1" />
        <Summary />
      </>,
      service,
    );
    await screen.findByText("Sedan");
    await screen.findByText("Report 1");
    await nextFrames();
    events.length = 0;
    service.answer = status(code);

    returnAfterAMinute();

    // The report is in the client's cache, and only requested because the session may be over.
    await expect.poll(() => screen.queryByText("Sedan")).toBeNull();
    await expect.poll(() => screen.queryAllByRole("alert")).toHaveLength(1 - remaining.length);
    expect(screen.queryAllByText(/Report 1/).map((found) => found.textContent)).toEqual(remaining);
    const errors = (): unknown[] => events.filter(({ type }) => type === "ck:error");
    await expect.poll(errors).toHaveLength(1 - remaining.length);
    const reloads = 2 + (code === 401 ? 2 + 2 : 1);
    expect(service.requests).toHaveLength(reloads);

    unmount();
    await nextFrames();
    service.answer = heldAnswer().answer;
    renderWidget(<Summary />, { ...service, client });
    await nextFrames();
    expect(screen.queryByText("Sedan")).toBeNull();
  });

  test("it comes back with the response after a new login, not before", async () => {
    const service = stubService();
    const { client } = renderWidget(<Report claimNumber="1" />, service);
    await screen.findByText("Report 1");
    service.answer = status(401);
    client.invalidate();
    await screen.findByRole("alert");
    const held = heldAnswer();
    service.answer = held.answer;

    client.invalidate();
    await expect.poll(() => service.requests.length).toBe(4);
    await nextFrames();
    expect(screen.queryByText("Report 1")).toBeNull();
    held.release();

    expect(await screen.findByText("Report 1")).toBeTruthy();
  });
});

describe("when the browser is online again", () => {
  const noNetwork = (): never => {
    throw new TypeError("Failed to fetch");
  };

  test.each([
    { where: "alone", wrap: (reports: JSX.Element) => reports },
    {
      where: "in a group",
      wrap: (reports: JSX.Element) => (
        <WidgetGroup frame={({ children }) => children}>{reports}</WidgetGroup>
      ),
    },
  ])("widgets $where that failed without a network load once more", async ({ wrap }) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const service = stubService(noNetwork);
    renderWidget(
      wrap(
        <>
          <Report claimNumber="1" />
          <Report claimNumber="2" />
        </>,
      ),
      service,
    );
    await expect.poll(() => screen.queryAllByRole("alert")).toHaveLength(2);
    service.answer = reportOn;

    vi.restoreAllMocks();
    dispatchEvent(new Event("online"));

    expect(await screen.findByText("Report 1")).toBeTruthy();
    expect(await screen.findByText("Report 2")).toBeTruthy();
    expect(service.requests).toHaveLength(4);
  });

  test("others do not", async () => {
    const service = stubService(status(404));
    renderWidget(<Report claimNumber="1" />, service);
    await screen.findByRole("alert");

    dispatchEvent(new Event("online"));
    await nextFrames();
    expect(service.requests).toHaveLength(1);
  });
});
