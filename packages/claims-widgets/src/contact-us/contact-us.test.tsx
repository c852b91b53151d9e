import { claims, type ContactUs as Contacts } from "@claimkit/sandbox";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  inSpanish,
  type RenderedOverSandbox,
  renderOverSandbox,
} from "../../testing/render-over-sandbox.tsx";
import { ClaimSummary } from "../claim-summary/claim-summary.tsx";
import { ContactUs, type ContactUsProps, useContactUs } from "./contact-us.tsx";

// Rules: docs/reference/claims.md#contact-us

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const FAILED = "Our contact info didn't load. If you need us, call 800-555-0199.";

/** Renders CLM-1006 with other contacts. */
function renderContacts(
  contactUs: Contacts,
  props: Partial<ContactUsProps> = {},
): RenderedOverSandbox {
  return renderOverSandbox(<ContactUs claimNumber="CLM-1006" {...(props as object)} />, {
    sandbox: { seed: claims.map((claim) => (day) => ({ ...claim(day), contactUs })) },
  });
}

const toggle = (): HTMLElement => screen.getByRole("button", { name: "Contact us" });
const press = (): Promise<void> => userEvent.click(toggle());
const opened = async (): Promise<HTMLElement> => {
  await press();
  await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();
  return screen.getByRole("region", { name: "Contact us" });
};
const of = ({ events }: RenderedOverSandbox, ...types: string[]): string[] =>
  events.map(({ type }) => type as string).filter((type) => types.includes(type));

describe("Collapsible; starts collapsed and fetches data on first expand only", () => {
  test("requests and emits nothing while it is collapsed", () => {
    const { requests, events } = renderOverSandbox(<ContactUs claimNumber="CLM-1007" />);

    expect(toggle().getAttribute("aria-expanded")).toBe("false");
    expect(requests).toEqual([]);
    expect(events).toEqual([]);
  });

  test("requests once when it is opened, however often it is toggled", async () => {
    const { requests } = renderOverSandbox(<ContactUs claimNumber="CLM-1007" />);
    await opened();
    await press();
    await press();

    expect(screen.getByText("Mei Tanaka")).toBeTruthy();
    expect(requests.map(({ url }) => url)).toEqual(["http://localhost/contact-us/CLM-1007"]);
  });

  test("does not request again when the user returns to the tab, open or collapsed", async () => {
    const { requests } = renderOverSandbox(
      <>
        <ContactUs claimNumber="CLM-1007" />
        <ClaimSummary claimNumber="CLM-1007" />
      </>,
    );
    await opened();
    const inOneMinute = Date.now() + 61_000;
    vi.spyOn(Date, "now").mockReturnValue(inOneMinute);

    for (const times of [2, 3]) {
      dispatchEvent(new Event("focus"));
      await expect
        .poll(() => requests.filter(({ url }) => url.includes("claim-summaries")))
        .toHaveLength(times);
      vi.spyOn(Date, "now").mockReturnValue(inOneMinute + 61_000);
      await press();
    }

    expect(requests.filter(({ url }) => url.includes("contact-us"))).toHaveLength(1);
  });

  test("shows that it is loading in the panel, below the heading", async () => {
    renderOverSandbox(<ContactUs claimNumber="CLM-1007" />, { sandbox: { latencyMs: 1000 } });

    await press();

    expect(screen.getByText("Please wait while we process your request.")).toBeTruthy();
    expect(toggle().getAttribute("aria-expanded")).toBe("true");
    expect(document.activeElement).toBe(toggle());
    expect(await screen.findByText("Mei Tanaka")).toBeTruthy();
    expect(document.activeElement).toBe(toggle());
  });

  test("the host receives the click, and then the load", async () => {
    const rendered = renderOverSandbox(<ContactUs claimNumber="CLM-1007" />);
    await opened();

    await expect
      .poll(() => of(rendered, "ck:click", "ck:loading", "ck:ready"))
      .toEqual(["ck:click", "ck:loading", "ck:ready"]);
    expect(rendered.events[0]).toMatchObject({ target: "accordion", value: "open" });
  });

  test("collapses for another claim, which is requested when it is opened", async () => {
    const { rerender, requests } = renderOverSandbox(<ContactUs claimNumber="CLM-1007" />);
    await opened();

    rerender(<ContactUs claimNumber="CLM-1006" />);
    expect(toggle().getAttribute("aria-expanded")).toBe("false");
    expect(requests).toHaveLength(1);

    await opened();
    expect(screen.getByText("Samuel Addo")).toBeTruthy();
    expect(screen.queryByText("Mei Tanaka")).toBeNull();
  });
});

test("Sections: General claims questions, Vehicle damage questions, Bodily injury questions", async () => {
  renderOverSandbox(<ContactUs claimNumber="CLM-1007" />);

  expect((await opened()).textContent).toBe(
    [
      "General claims questions",
      "Mei Tanaka",
      "Call 800-555-0148 - toll free",
      "206-555-0149 - U.S. only",
      "mei.tanaka@example.com",
      "Vehicle damage questions",
      "Luis Ortega",
      "Call 800-555-0142 - toll free",
      "614-555-0143 - U.S. only",
      "luis.ortega@example.com",
      "Bodily injury questions",
      "Karen Holt",
      "Call 800-555-0144 - toll free",
      "312-555-0145 - U.S. only",
      "karen.holt@example.com",
    ].join(""),
  );
  expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(3);
});

test("a topic without a contact is omitted", async () => {
  renderContacts({
    generalClaimQuestions: { claimAdjusterName: "Dana Whitfield" },
    vehicleDamageQuestions: null,
    injuryQuestions: {},
  });

  expect((await opened()).textContent).toBe("General claims questionsDana Whitfield");
});

test("shows that nobody is assigned, and is ready as empty", async () => {
  const { events } = renderContacts({ generalClaimQuestions: null });

  expect((await opened()).textContent).toBe(
    "Nobody has been assigned to your claim yet. If you need us, call 800-555-0199.",
  );
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ type: "ck:ready", state: "empty" }));
});

test("emits clicks on phone and email links without the number and the address", async () => {
  const { events } = renderOverSandbox(<ContactUs claimNumber="CLM-1007" />);
  const panel = await opened();
  panel.addEventListener("click", (event) => event.preventDefault());

  await userEvent.click(screen.getByRole("link", { name: "Call 800-555-0148" }));
  await userEvent.click(screen.getByRole("link", { name: "mei.tanaka@example.com" }));

  const clicks = events.filter(({ type }) => type === "ck:click").slice(1);
  expect(clicks).toMatchObject([{ target: "phone" }, { target: "email" }]);
  expect(JSON.stringify(events)).not.toMatch(/555-?0148|tanaka|CLM-1007/);
});

describe("'Our contact info didn't load. If you need us, call {phone}.'", () => {
  const once = { sandbox: { faults: { contactUs: { status: 500, times: 1 } } } };

  test.each([
    { case: "the service fails", fault: { status: 500 }, code: "server" },
    { case: "there is no such claim", fault: { status: 404 }, code: "not_found" },
    { case: "the network fails", fault: { drop: true }, code: "network" },
  ] as const)("and one ck:error when $case", async ({ fault, code }) => {
    const { events } = renderOverSandbox(<ContactUs claimNumber="CLM-1007" />, {
      sandbox: { faults: { contactUs: fault } },
    });
    await press();

    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(FAILED);
    expect(alert.querySelector("a")?.getAttribute("href")).toBe("tel:+18005550199");
    await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
    expect(events).toContainEqual(
      expect.objectContaining({ widget: "contact-us", error: expect.objectContaining({ code }) }),
    );
  });

  test("without the sentence's second half if the host has no number", async () => {
    renderOverSandbox(<ContactUs claimNumber="CLM-1007" />, {
      phone: undefined,
      sandbox: { faults: { contactUs: { status: 500 } } },
    });
    await press();

    expect((await screen.findByRole("alert")).textContent).toBe("Our contact info didn't load.");
  });

  test("'Try again' requests again", async () => {
    renderOverSandbox(<ContactUs claimNumber="CLM-1007" />, once);
    await press();

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));

    expect(await screen.findByText("Mei Tanaka")).toBeTruthy();
    expect(document.activeElement?.getAttribute("data-widget")).toBe("contact-us");
  });

  test("opening it again does not", async () => {
    const { requests } = renderOverSandbox(<ContactUs claimNumber="CLM-1007" />, once);
    await press();
    await screen.findByRole("alert");

    await press();
    await press();

    expect(screen.getByRole("alert").checkVisibility()).toBe(true);
    expect(requests).toHaveLength(1);
  });

  test("and a configuration error immediately, without a call, if there is no claim number", async () => {
    const { events, requests } = renderOverSandbox(<ContactUs claimNumber="" />);
    await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
    expect(toggle().getAttribute("aria-expanded")).toBe("false");
    expect(screen.getByRole("alert").checkVisibility()).toBe(true);

    await press();

    expect(screen.getByRole("alert").textContent).toBe(FAILED);
    expect(events).toContainEqual(
      expect.objectContaining({ error: expect.objectContaining({ code: "configuration" }) }),
    );
    expect(requests).toEqual([]);
  });
});

test("a third party sends the same request", async () => {
  const { requests, events } = renderOverSandbox(
    <ContactUs claimNumber="CLM-2001" isThirdParty contactId="CNT-2001" />,
  );
  await opened();

  expect(screen.getByText("Joan Pritchard")).toBeTruthy();
  expect(requests.map(({ url }) => url)).toEqual(["http://localhost/contact-us/CLM-2001"]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: "ck:loading", persona: "third-party" }),
  );
});

test("uses the caller's heading level", async () => {
  renderOverSandbox(<ContactUs claimNumber="CLM-1007" headingLevel={2} />);
  await opened();

  expect(screen.getByRole("heading", { name: "Contact us", level: 2 })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Vehicle damage questions", level: 3 })).toBeTruthy();
});

test("Contact us in Spanish", async () => {
  renderOverSandbox(<ContactUs claimNumber="CLM-1007" />, inSpanish);
  await userEvent.click(screen.getByRole("button", { name: "Contáctenos" }));

  expect(await screen.findByText("Preguntas sobre lesiones")).toBeTruthy();
  expect(screen.getByText("800-555-0148").closest("p")?.textContent).toBe(
    "Llamar al 800-555-0148 - sin costo",
  );
});

test("useContactUs requests immediately, for a custom view", async () => {
  function Name() {
    const { status, data } = useContactUs({ claimNumber: "CLM-1007" });
    return <p>{status === "ready" ? data.injuryQuestions?.claimAdjusterName : status}</p>;
  }
  renderOverSandbox(<Name />);

  expect(screen.getByText("loading")).toBeTruthy();
  expect(await screen.findByText("Karen Holt")).toBeTruthy();
});
