import { claims } from "@claimkit/sandbox";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { ClaimNextSteps } from "./next-steps.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 12) });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const FAILED = "Your next steps didn't load. We'll get it fixed.";

const steps = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole("list")).getAllByRole("listitem");

test("Next steps: an appointment with its time and place", async () => {
  renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1002" />);

  expect(await screen.findByRole("heading", { name: "Your next steps", level: 3 })).toBeTruthy();
  const [step, ...others] = await steps();
  expect(others).toEqual([]);
  // With a calendar leaf.
  expect(step?.textContent).toMatch(/^Nov21Bring your vehicle to Short North Collision/);
  expect(step?.querySelector(".ck-next-steps-when")?.textContent).toBe(
    "Tomorrow Sat, Nov 21, 9:30 AM",
  );
});

test.each([
  {
    appointmentDate: "2026-11-21T14:15:00",
    shows: "Tomorrow Sat, Nov 21, 2:15 PM",
    machine: "2026-11-21T14:15",
  },
  { appointmentDate: "11/21/2026", shows: "Tomorrow Sat, Nov 21", machine: "2026-11-21" },
  { appointmentDate: "next Tuesday", shows: "next Tuesday", machine: null },
])("Next steps: an appointment on $appointmentDate, without a time of its own", async (row) => {
  const { appointmentDate, shows, machine } = row;
  renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1002" />, {
    sandbox: {
      seed: claims.map((claim) => (day) => {
        const { repairs, ...known } = claim(day);
        return { ...known, repairs: { ...repairs, appointmentDate, selectedServiceOffering: {} } };
      }),
    },
  });

  const [step] = await steps();
  const when = step?.querySelector(".ck-next-steps-when");
  // Some engines put a narrow space before AM and PM.
  expect(when?.textContent.replace("\u202f", " ")).toBe(shows);
  expect(when?.querySelector("time")?.getAttribute("datetime")).toBe(machine);
});

test.each([
  { claimNumber: "CLM-1001", first: "Choose how to get an estimate" },
  { claimNumber: "CLM-1003", first: "Bring your vehicle to Drive-in inspection, Easton" },
  { claimNumber: "CLM-1004", first: "Schedule an inspection with your claim associate" },
  { claimNumber: "CLM-1005", first: "Pay your deductible" },
  { claimNumber: "CLM-1006", first: "Pay your deductible" },
  { claimNumber: "CLM-1007", first: "Read the valuation of your vehicle" },
  { claimNumber: "CLM-1008", first: "Send us both keys" },
  { claimNumber: "CLM-1009", first: "Wait for our valuation" },
  { claimNumber: "CLM-3001", first: "Choose how to get an estimate" },
  { claimNumber: "CLM-3002", first: "Ask your claim associate about your repairs" },
])("Next steps of $claimNumber: first '$first'", async ({ claimNumber, first }) => {
  renderOverSandbox(<ClaimNextSteps claimNumber={claimNumber} />);

  expect((await steps())[0]?.textContent).toContain(first);
  expect(screen.queryByText("Nothing to do right now")).toBeNull();
});

test.each([
  { claimNumber: "CLM-1010", reason: "Your documents are not ready yet. We'll post them here." },
  { claimNumber: "CLM-1011", reason: "Your claim is now closed." },
  {
    claimNumber: "CLM-2001",
    thirdParty: { isThirdParty: true, contactId: "CNT-2001" },
    reason: "We'll contact you if we need anything from you.",
  },
])(
  "'Nothing to do right now' for $claimNumber: $reason",
  async ({ claimNumber, thirdParty, reason }) => {
    const { events } = renderOverSandbox(
      <ClaimNextSteps claimNumber={claimNumber} {...(thirdParty as object | undefined)} />,
    );

    expect(await screen.findByText("Nothing to do right now")).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
    await vi.waitFor(() =>
      expect(events).toContainEqual(expect.objectContaining({ type: "ck:ready", state: "empty" })),
    );
  },
);

test("shows that an appointment is over, and what comes next", async () => {
  vi.setSystemTime(new Date(2026, 10, 25, 12));
  renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1002" />);

  expect(
    await screen.findByText(
      "Your appointment was on Nov 21, 2026. Your estimate comes next. We'll post it here.",
    ),
  ).toBeTruthy();
});

test("'Tomorrow' becomes 'Today' at midnight, without a request", async () => {
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    shouldAdvanceTime: true,
    now: new Date(2026, 10, 20, 23, 59),
  });
  const { requests } = renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1002" />);
  await screen.findByText("Tomorrow");
  requests.length = 0;

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await screen.findByText("Today")).toBeTruthy();
  expect(requests).toEqual([]);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

test("shows the day when the user returns after midnight to a page that slept", async () => {
  renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1002" />);
  await screen.findByText("Tomorrow");

  vi.setSystemTime(new Date(2026, 10, 22, 7));
  document.dispatchEvent(new Event("visibilitychange"));

  expect(await screen.findByText(/^Your appointment was on Nov 21, 2026\./)).toBeTruthy();
});

test("a third party sees no deductible in any scenario", async () => {
  renderOverSandbox(<ClaimNextSteps claimNumber="CLM-2003" isThirdParty contactId="CNT-2003" />);
  await screen.findByText("Nothing to do right now");

  expect(document.body.textContent).not.toMatch(/deductible/i);
});

test.each([
  { claimNumber: "CLM-1004", call: "Call Samuel Addo 800-555-0146" },
  { claimNumber: "CLM-3002", call: "Call Dana Whitfield 800-555-0140" },
])("a step of $claimNumber that a person does is a call", async ({ claimNumber, call }) => {
  renderOverSandbox(<ClaimNextSteps claimNumber={claimNumber} />);

  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: call });
  expect(link.href).toMatch(/^tel:\+1800/);
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  { claimNumber: "CLM-1006", words: "Please pay the shop $1,000 when you pick up your vehicle." },
  { claimNumber: "CLM-1008", words: "Send us both keys" },
  { claimNumber: "CLM-1009", words: "Wait for our valuation" },
  { claimNumber: "CLM-3003", words: /We'll start when you report what happened\./ },
])("the insurer's words are all of a step of $claimNumber", async ({ claimNumber, words }) => {
  renderOverSandbox(<ClaimNextSteps claimNumber={claimNumber} />);

  await screen.findByText(words);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.queryByRole("button")).toBeNull();
});

test("each step emits the action next-step, with the claim, the step and its section", async () => {
  const onAction = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const onNextStep = vi.fn();
  renderOverSandbox(
    <ClaimNextSteps claimNumber="CLM-1001" onAction={onAction} onNextStep={onNextStep} />,
  );

  await userEvent.click(await screen.findByRole("button", { name: "See your options" }));

  expect(onAction).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      action: "next-step",
      widget: "claim-next-steps",
      detail: { claimNumber: "CLM-1001", step: "choose-service", section: "REPAIRS" },
    }),
  );
  expect(onNextStep).not.toHaveBeenCalled();
});

test("performs the step itself unless the host prevents it", async () => {
  const onNextStep = vi.fn();
  renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1007" onNextStep={onNextStep} />);

  await userEvent.click(await screen.findByRole("button", { name: "Go to the valuation" }));

  expect(onNextStep).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: "read-valuation", section: "REPAIRS" }),
  );
});

test("a step is a link if the host sets a URL", async () => {
  renderOverSandbox(
    <ClaimNextSteps
      claimNumber="CLM-1001"
      hrefs={{ "next-step": ({ section }) => `https://example.com/#${String(section)}` }}
    />,
  );

  const link = await screen.findByRole("link", { name: "See your options" });
  expect(link.getAttribute("href")).toBe("https://example.com/#REPAIRS");
});

test("an appointment is saved as a calendar file in floating local time, one hour long", async () => {
  const saved = new Promise<Blob>((resolve) => {
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) resolve(file);
      return "data:,";
    });
  });
  renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1002" />);

  await userEvent.click(await screen.findByRole("button", { name: "Add to calendar" }));

  const file = await (await saved).text();
  vi.restoreAllMocks();
  expect(file).toContain("DTSTART:20261121T093000\r\n");
  expect(file).toContain("DTEND:20261121T103000\r\n");
  expect(file).toContain("SUMMARY:Bring your vehicle to Short North Collision\r\n");
});

test("requests the close details, the timeline and the repairs in parallel", async () => {
  const { requests } = renderOverSandbox(
    <ClaimNextSteps claimNumber="CLM-1002" contactId="CNT-1002" />,
  );
  await steps();

  expect(requests.map(({ url }) => new URL(url).pathname.split("/").at(1)).toSorted()).toEqual([
    "claims",
    "close-details",
    "repairs-details",
  ]);
});

test("a closed claim without a timeline has nothing to do", async () => {
  renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1006" />, {
    sandbox: {
      seed: claims.map((claim) => (day) => ({
        ...claim(day),
        claimState: "closed",
        timeline: "not found",
      })),
    },
  });

  expect(await screen.findByText("Your claim is now closed.")).toBeTruthy();
});

test("works without close details, which other calls don't need", async () => {
  const { events } = renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1006" />, {
    sandbox: { faults: { closeDetails: { status: 404 } } },
  });

  expect(await screen.findByText("Pay your deductible")).toBeTruthy();
  expect(events.filter(({ type }) => type === "ck:error")).toEqual([]);
});

test("works without a timeline, which is not an error", async () => {
  const { events } = renderOverSandbox(<ClaimNextSteps claimNumber="CLM-3001" />);

  expect(await screen.findByText("Choose how to get an estimate")).toBeTruthy();
  expect(events.filter(({ type }) => type === "ck:error")).toEqual([]);
});

test.each(["timelines", "repairsDetails"] as const)(
  `'${FAILED}' when %s fails, and 'Try again' requests again`,
  async (call) => {
    const { sandbox } = renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1002" />, {
      sandbox: { faults: { [call]: { status: 500, times: 1 } } },
    });

    expect(await screen.findByText(FAILED)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Bring your vehicle to Short North Collision")).toBeTruthy();
    expect(sandbox).toBeTruthy();
  },
);

test("is translated into Spanish, including dates", async () => {
  renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1002" />, inSpanish);

  expect(await screen.findByRole("heading", { name: "Sus próximos pasos" })).toBeTruthy();
  const [step] = await steps();
  expect(step?.textContent).toMatch(/Mañana sáb 21 nov, 9:30/);
});

test("an invalidation of the timeline or the repairs requests the next steps again", async () => {
  const { client, requests } = renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1002" />);
  await steps();
  requests.length = 0;

  client.invalidate({ calls: ["repairsDetails"] });

  await expect
    .poll(() => requests.map(({ url }) => new URL(url).pathname))
    .toContain("/repairs-details/CLM-1002");
});
