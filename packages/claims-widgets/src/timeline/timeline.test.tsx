import "@claimkit/ui-kit/styles.css";
import { createSandbox } from "@claimkit/sandbox";
import { cleanup, configure, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  inSpanish,
  type RenderedOverSandbox,
  renderOverSandbox,
} from "../../testing/render-over-sandbox.tsx";
import "../styles.css";
import { MemberTimeline, useTimeline } from "./timeline.tsx";

// Rules: docs/reference/claims.md#timeline

beforeEach(() => page.viewport(1280, 800));

afterEach(async () => {
  cleanup();
  configure({ reactStrictMode: false });
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

const FAILED = "Your claim progress didn't load. We'll get it fixed.";

const loaded = async (): Promise<HTMLElement[]> => screen.findAllByRole("button");
const card = (name: string): HTMLElement =>
  screen.getByRole("button", { name: new RegExp(`^${name}`) });
const names = (): string[] => screen.getAllByRole("button").map(({ textContent }) => textContent);
const selected = (): string[] =>
  screen
    .getAllByRole("button")
    .filter(({ ariaPressed }) => ariaPressed === "true")
    .map(({ dataset }) => dataset["clickValue"] ?? "");
const selects = ({ events }: RenderedOverSandbox): unknown[] =>
  events.flatMap((event) => (event.type === "ck:select" ? [event.value] : []));

/** Replaces the timeline of every claim in the service's responses. */
function withTimeline(timelineCategories: unknown): { clientOptions: object } {
  const sandbox = createSandbox();
  const fetchTimeline: typeof fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    return pathname.includes("/timelines/")
      ? Response.json({ timelineCategories })
      : sandbox.fetch(input, init);
  };
  return { clientOptions: { fetch: fetchTimeline } };
}

describe("Cards for categories REPORT, SERVICES, REPAIRS, PAYOUT, CLOSE, each with a status and sub-categories", () => {
  test("in order, with their statuses as text", async () => {
    renderOverSandbox(<MemberTimeline claimNumber="CLM-1003" />);
    await loaded();

    expect(names()).toEqual([
      "Report Complete",
      "Services Not needed",
      "Repairs In progress",
      "Payout Not started",
      "Close Not started",
    ]);
  });

  test("with the visible sub-categories, and their statuses as text", async () => {
    renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" />);
    await loaded();

    const payout = card("Payout").closest("li");
    const steps = within(payout ?? document.body).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "First payment sent, Complete",
      "Final payment, Not started",
    ]);
  });

  test("by displayOrder as numbers: '10' after '9'", async () => {
    renderOverSandbox(
      <MemberTimeline claimNumber="CLM-1006" />,
      withTimeline([
        { categoryName: "REPAIRS", status: "NOT_STARTED", displayOrder: "10" },
        { categoryName: "SERVICES", status: "in_progress", displayOrder: 9 },
        {
          categoryName: "REPORT",
          status: "complete",
          displayOrder: "2",
          timelineSubCategories: [
            { subCategoryName: "Tenth", status: "complete", visible: true, displayOrder: "10" },
            { subCategoryName: "Ninth", status: "complete", visible: "true", displayOrder: "9" },
            { subCategoryName: "Hidden", status: "complete", visible: false, displayOrder: "1" },
          ],
        },
      ]),
    );
    await loaded();

    expect(names()).toEqual([
      "Report Complete",
      "Services In progress",
      "Repairs Not started",
      // Missing categories keep their position.
      "Payout Not started",
      "Close Not started",
    ]);
    expect(
      within(screen.getAllByRole("list")[1] ?? document.body).getAllByRole("listitem")[0]
        ?.textContent,
    ).toBe("Ninth, Complete");
    expect(screen.queryByText("Hidden")).toBeNull();
  });

  test("five of them, even if the service repeats one a thousand times", async () => {
    const consoleError = vi.spyOn(console, "error");
    const services = (step: string, status: string) => ({
      categoryName: "SERVICES",
      status,
      timelineSubCategories: [{ subCategoryName: step, status: "complete" }],
    });
    const rendered = renderOverSandbox(
      <MemberTimeline claimNumber="CLM-1006" />,
      withTimeline([
        services("Towing", "complete"),
        services("Rental", "in_progress"),
        ...Array.from({ length: 998 }, () => ({ categoryName: "SERVICES", status: "complete" })),
      ]),
    );
    await loaded();

    expect(names()).toEqual([
      "Report Not started",
      "Services Complete",
      "Repairs Not started",
      "Payout Not started",
      "Close Not started",
    ]);
    expect(selected()).toEqual(["SERVICES"]);
    expect(screen.getByText("Towing")).toBeTruthy();
    expect(screen.getByText("Rental")).toBeTruthy();

    await userEvent.click(card("Services"));

    expect(selected()).toEqual([]);
    expect(selects(rendered)).toEqual([null]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  test("an unknown status is shown in the server's words, with a warning to the host", async () => {
    const { events } = renderOverSandbox(<MemberTimeline claimNumber="CLM-3002" />);
    await loaded();

    expect(names()).toContain("Services Pending Review");
    await expect
      .poll(() => events)
      .toContainEqual(
        expect.objectContaining({
          type: "ck:warning",
          widget: "member-timeline",
          code: "unknown_status",
        }),
      );
  });

  test("an unknown status of a step is shown next to its name, and a missing status is not", async () => {
    renderOverSandbox(
      <MemberTimeline claimNumber="CLM-1006" />,
      withTimeline([
        {
          categoryName: "REPAIRS",
          timelineSubCategories: [
            { subCategoryName: "Parts", status: "AWAITING_PARTS" },
            { subCategoryName: "Paint" },
          ],
        },
        { categoryName: "Litigation", status: "complete" },
      ]),
    );
    await loaded();

    expect(names()).toEqual(["Report", "Services", "Repairs", "Payout", "Close"]);
    const steps = within(card("Repairs").closest("li") ?? document.body).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual(["Parts, Awaiting Parts", "Paint"]);
    expect(screen.getByText("Awaiting Parts").closest(".ck-sr-only")).toBeNull();
  });

  test("complete shows a check, not needed a dash: no status depends on color alone", async () => {
    renderOverSandbox(<MemberTimeline claimNumber="CLM-1003" />);
    await loaded();

    const markers = [...document.querySelectorAll(".ck-timeline-card > .ck-timeline-marker")];
    const paths = markers.map((marker) => marker.querySelector("path")?.getAttribute("d"));
    expect(paths[0]).not.toBe(paths[1]);
    expect(paths).toEqual([
      expect.any(String),
      expect.any(String),
      undefined,
      undefined,
      undefined,
    ]);
    const [, , inProgress, notStarted] = markers;
    const dotOf = (marker: Element | undefined): string =>
      marker ? getComputedStyle(marker, "::after").content : "";
    expect([dotOf(inProgress), dotOf(notStarted)]).toEqual(['""', "none"]);
  });
});

describe("the default selection", () => {
  test.each([
    { claimNumber: "CLM-1006", category: "PAYOUT", reason: "the last started category" },
    { claimNumber: "CLM-1003", category: "REPAIRS", reason: "what is not needed has not started" },
    { claimNumber: "CLM-1011", category: "CLOSE", reason: "complete has started" },
    {
      claimNumber: "CLM-3002",
      category: "REPAIRS",
      reason: "every other status counts as started",
    },
    { claimNumber: "CLM-3003", category: "REPORT", reason: "nothing has started" },
  ])(
    "$category of $claimNumber: $reason; isSelected is ignored",
    async ({ claimNumber, category }) => {
      const rendered = renderOverSandbox(<MemberTimeline claimNumber={claimNumber} />);
      await loaded();

      expect(selected()).toEqual([category]);
      expect(selects(rendered)).toEqual([]);
    },
  );

  test("the current category stays marked when another one is selected", async () => {
    renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" selectedCategory="REPORT" />);
    await loaded();

    expect(selected()).toEqual(["REPORT"]);
    expect(card("Repairs").getAttribute("aria-current")).toBe("step");
    expect(document.querySelectorAll("[aria-current]")).toHaveLength(1);
  });

  test.each(["SERVICES", "services", " Services "])(
    "the page's '%s' takes precedence",
    async (category) => {
      renderOverSandbox(
        <MemberTimeline claimNumber="CLM-1006" selectedCategory={category as "SERVICES"} />,
      );
      await loaded();

      expect(selected()).toEqual(["SERVICES"]);
    },
  );

  test("an unknown category from the page changes nothing", async () => {
    const elsewhere = "ELSEWHERE" as "REPORT";
    renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" selectedCategory={elsewhere} />);
    await loaded();

    expect(selected()).toEqual(["PAYOUT"]);
  });
});

describe("Selecting a card toggles selection", () => {
  test("and the host receives it, also when it is cleared", async () => {
    const onSelect = vi.fn();
    const rendered = renderOverSandbox(
      <MemberTimeline claimNumber="CLM-1006" onSelect={onSelect} />,
    );
    await loaded();

    await userEvent.click(card("Report"));
    expect(selected()).toEqual(["REPORT"]);

    await userEvent.click(card("Report"));
    expect(selected()).toEqual([]);

    expect(selects(rendered)).toEqual(["REPORT", null]);
    expect(rendered.events).toContainEqual(
      expect.objectContaining({ type: "ck:select", widget: "member-timeline", kind: "timeline" }),
    );
    expect(onSelect.mock.calls).toEqual([
      ["REPORT", "press", "REPORT"],
      [null, "press", "REPORT"],
    ]);
  });

  test("anywhere on the card, which emits a click on a card", async () => {
    const { events } = renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" />);
    await loaded();

    await userEvent.click(screen.getByText("Claim reported"), { force: true });

    expect(selected()).toEqual(["REPORT"]);
    expect(events.filter(({ type }) => type === "ck:click")).toMatchObject([
      { target: "card", value: "REPORT" },
    ]);
  });

  test("takes precedence over the page's choice, until that changes", async () => {
    const { rerender } = renderOverSandbox(
      <MemberTimeline claimNumber="CLM-1006" selectedCategory="SERVICES" />,
    );
    await loaded();
    await userEvent.click(card("Report"));
    expect(selected()).toEqual(["REPORT"]);

    rerender(<MemberTimeline claimNumber="CLM-1006" selectedCategory="CLOSE" />);

    expect(selected()).toEqual(["CLOSE"]);

    rerender(<MemberTimeline claimNumber="CLM-1006" selectedCategory="SERVICES" />);
    expect(selected()).toEqual(["SERVICES"]);
  });

  test("a choice of the page emits no event", async () => {
    const rendered = renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" />);
    await loaded();

    rendered.rerender(<MemberTimeline claimNumber="CLM-1006" selectedCategory="CLOSE" />);

    expect(selected()).toEqual(["CLOSE"]);
    expect(selects(rendered)).toEqual([]);
  });
});

describe("A static variant is used when there is no data, with REPORT preselected", () => {
  test.each([
    { case: "a 404", claimNumber: "CLM-3001", faults: {} },
    { case: "a 204", claimNumber: "CLM-1006", faults: { timelines: { status: 204 } } },
    {
      case: "a 404 of its contacts",
      claimNumber: "CLM-1006",
      faults: { claimContacts: { status: 404 } },
    },
  ] as const)("on $case, which is not an error", async ({ claimNumber, faults }) => {
    const { events } = renderOverSandbox(<MemberTimeline claimNumber={claimNumber} />, {
      sandbox: { faults },
    });
    await loaded();

    expect(names()).toEqual(["Report", "Services", "Repairs", "Payout", "Close"]);
    expect(selected()).toEqual(["REPORT"]);
    expect(screen.queryByRole("alert")).toBeNull();
    await expect
      .poll(() => events)
      .toContainEqual(expect.objectContaining({ type: "ck:ready", state: "static" }));
    expect(events.map(({ type }) => type)).not.toContain("ck:error");
  });

  test("on an empty list, in which the user can select", async () => {
    const rendered = renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" />, withTimeline([]));
    await loaded();
    expect(selected()).toEqual(["REPORT"]);

    await userEvent.click(card("Payout"));

    expect(selected()).toEqual(["PAYOUT"]);
    expect(selects(rendered)).toEqual(["PAYOUT"]);
  });
});

describe("the contact of the timeline", () => {
  const requestedPaths = ({ requests }: RenderedOverSandbox): string[] =>
    requests.map(({ url }) => new URL(url).pathname + new URL(url).search);

  test("a member's contact is looked up among the claim's contacts", async () => {
    const rendered = renderOverSandbox(<MemberTimeline claimNumber="CLM-1001" />);
    await loaded();

    expect(requestedPaths(rendered)).toEqual([
      "/claims/CLM-1001/claim-contacts?limit=30&offset=0",
      "/claims/CLM-1001/timelines/CNT-1001?claim_number=CLM-1001&contact_id=CNT-1001",
    ]);
  });

  test("an explicit contact is not looked up", async () => {
    const rendered = renderOverSandbox(
      <MemberTimeline claimNumber="CLM-1006" contactId="CNT-1006" />,
    );
    await loaded();

    expect(requestedPaths(rendered)).toEqual([
      "/claims/CLM-1006/timelines/CNT-1006?claim_number=CLM-1006&contact_id=CNT-1006",
    ]);
  });

  test("a third party must pass its contact", async () => {
    // @ts-expect-error JavaScript hosts can omit the contact.
    const { requests } = renderOverSandbox(<MemberTimeline claimNumber="CLM-2001" isThirdParty />);

    expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
    expect(requests).toEqual([]);
  });

  test("a third party sees its own timeline", async () => {
    renderOverSandbox(<MemberTimeline claimNumber="CLM-2001" isThirdParty contactId="CNT-2001" />);
    await loaded();

    expect(selected()).toEqual(["SERVICES"]);
  });
});

describe(`'${FAILED}'`, () => {
  test.each([
    { case: "the service fails", faults: { timelines: { status: 500 } }, code: "server" },
    { case: "its contacts fail", faults: { claimContacts: { status: 500 } }, code: "server" },
    { case: "the network fails", faults: { timelines: { drop: true } }, code: "network" },
  ] as const)("and one ck:error when $case", async ({ faults, code }) => {
    const { events } = renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" />, {
      sandbox: { faults },
    });

    expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
    await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
    expect(events).toContainEqual(
      expect.objectContaining({ error: expect.objectContaining({ code }) }),
    );
  });

  test("and no call without a claim number", async () => {
    const { requests } = renderOverSandbox(<MemberTimeline claimNumber="" />);

    expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
    expect(requests).toEqual([]);
  });
});

test("uses the caller's heading level", async () => {
  renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" headingLevel={4} />);
  await loaded();

  expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(5);
});

test("Timeline in Spanish", async () => {
  renderOverSandbox(<MemberTimeline claimNumber="CLM-1003" />, inSpanish);
  await loaded();

  expect(names()).toEqual([
    "Reporte Completado",
    "Servicios No es necesario",
    "Reparaciones En curso",
    "Pagos Sin comenzar",
    "Cierre Sin comenzar",
  ]);
});

test("shows steps twice if the server sends them twice", async () => {
  const consoleError = vi.spyOn(console, "error");
  const step = { subCategoryName: "Towing", status: "complete", visible: true, displayOrder: "1" };
  renderOverSandbox(
    <MemberTimeline claimNumber="CLM-1006" />,
    withTimeline([
      { categoryName: "SERVICES", status: "complete", timelineSubCategories: [step, step] },
    ]),
  );
  await loaded();

  expect(screen.getAllByText("Towing")).toHaveLength(2);
  expect(consoleError).not.toHaveBeenCalled();
});

test("emits no claim number or contact", async () => {
  const { events } = renderOverSandbox(
    <MemberTimeline claimNumber="CLM-1006" contactId="CNT-1006" />,
  );
  await loaded();
  await userEvent.click(card("Report"));

  expect(JSON.stringify(events)).not.toMatch(/CLM-1006|CNT-1006/);
});

test("useTimeline requests the progress of a claim", async () => {
  function Default() {
    const { status, data } = useTimeline({ claimNumber: "CLM-1006" });
    return <p>{status === "ready" ? data.defaultCategory : status}</p>;
  }
  renderOverSandbox(<Default />);

  expect(screen.getByText("loading")).toBeTruthy();
  expect(await screen.findByText("PAYOUT")).toBeTruthy();
});
