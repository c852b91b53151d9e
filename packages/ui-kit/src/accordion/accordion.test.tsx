import { act, cleanup, render, screen } from "@testing-library/react";
import { Activity } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import "../styles.css";
import { Accordion } from "./accordion.tsx";

// Rules: docs/reference/kit.md#accordion

afterEach(() => {
  cleanup();
  history.replaceState(null, "", location.pathname + location.search);
});

function toggle(name = "Report"): HTMLElement {
  return screen.getByRole("button", { name });
}

test("is closed at first; a click opens or closes it", async () => {
  render(<Accordion heading="Report">Hail</Accordion>);
  expect(toggle().getAttribute("aria-expanded")).toBe("false");

  await userEvent.click(toggle());
  expect(screen.getByText("Hail").checkVisibility()).toBe(true);
  expect(toggle().getAttribute("aria-expanded")).toBe("true");

  await userEvent.click(toggle());
  expect(screen.getByText("Hail").checkVisibility({ contentVisibilityAuto: true })).toBe(false);
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
});

test("opens with the keyboard", async () => {
  render(<Accordion heading="Report">Hail</Accordion>);

  await userEvent.tab();
  await userEvent.keyboard("{Enter}");

  expect(document.activeElement).toBe(toggle());
  expect(toggle().getAttribute("aria-expanded")).toBe("true");
});

test("is a heading with a button, and a region named after it", () => {
  render(
    <Accordion heading="Report" headingLevel={2} defaultOpen>
      Hail
    </Accordion>,
  );

  expect(screen.getByRole("heading", { level: 2, name: "Report" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "Report" }).textContent).toBe("Hail");
  expect(toggle().getAttribute("aria-controls")).toBe(screen.getByRole("region").id);
});

test("has no region while it is closed, because it would be empty", async () => {
  render(<Accordion heading="Report">Hail</Accordion>);
  expect(screen.queryByRole("region")).toBeNull();

  await userEvent.click(toggle());
  expect(screen.getByRole("region", { name: "Report" })).toBeTruthy();
});

test("names its region by panelLabel if the heading describes an action", () => {
  render(
    <Accordion heading="Hide the payments" panelLabel="Payments" defaultOpen>
      Two
    </Accordion>,
  );

  expect(screen.getByRole("region", { name: "Payments" }).textContent).toBe("Two");
});

test("is a heading of level 3 by default", () => {
  render(<Accordion heading="Report">Hail</Accordion>);

  expect(screen.getByRole("heading", { level: 3 })).toBeTruthy();
});

test("toggling emits an open or close event", async () => {
  const onOpen = vi.fn();
  const onClose = vi.fn();
  render(
    <Accordion heading="Report" onOpen={onOpen} onClose={onClose}>
      Hail
    </Accordion>,
  );

  await userEvent.click(toggle());
  expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);

  await userEvent.click(toggle());
  expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test("does not toggle itself if it is controlled", async () => {
  const onClose = vi.fn();
  const { rerender } = render(
    <Accordion heading="Report" open onClose={onClose}>
      Hail
    </Accordion>,
  );

  await userEvent.click(toggle());
  expect(onClose).toHaveBeenCalledOnce();
  expect(toggle().getAttribute("aria-expanded")).toBe("true");

  rerender(
    <Accordion heading="Report" open={false} onClose={onClose}>
      Hail
    </Accordion>,
  );
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
});

test("keeps the state of its content while it is closed", async () => {
  render(
    <Accordion heading="Report" defaultOpen>
      <input aria-label="Note" />
    </Accordion>,
  );
  await userEvent.fill(screen.getByRole("textbox"), "kept");

  await userEvent.click(toggle());
  expect(toggle().getAttribute("aria-expanded")).toBe("false");

  await userEvent.click(toggle());
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("kept");
});

test("opens when find-in-page finds text inside", async () => {
  const onOpen = vi.fn();
  const { container } = render(
    <Accordion heading="Report" onOpen={onOpen}>
      Hail
    </Accordion>,
  );
  const panel = container.querySelector("[data-part=panel]");
  expect(panel?.getAttribute("hidden")).toBe("until-found");

  await act(async () => panel?.dispatchEvent(new Event("beforematch", { bubbles: true })));

  expect(onOpen).toHaveBeenCalledOnce();
  expect(toggle().getAttribute("aria-expanded")).toBe("true");
});

test("is searchable again after it has been opened and closed", async () => {
  const { container } = render(<Accordion heading="Report">Hail</Accordion>);

  await userEvent.click(toggle());
  await userEvent.click(toggle());

  expect(container.querySelector("[data-part=panel]")?.getAttribute("hidden")).toBe("until-found");
});

describe("that can't be opened", () => {
  const renderDisabled = (): HTMLElement =>
    render(
      <Accordion heading="Report" disabledReason="There is none yet." onOpen={onOpen}>
        Hail
      </Accordion>,
    ).container;
  const onOpen = vi.fn();

  test("is focusable, gives the reason, and does nothing", async () => {
    renderDisabled();

    await userEvent.tab();
    await userEvent.keyboard("{Enter}{ }");
    await userEvent.click(toggle(), { force: true });

    expect(document.activeElement).toBe(toggle());
    expect(toggle().ariaDisabled).toBe("true");
    expect(toggle().ariaDescribedByElements?.map(({ textContent }) => textContent)).toEqual([
      "There is none yet.",
    ]);
    expect(toggle().getAttribute("aria-expanded")).toBe("false");
    expect(onOpen).not.toHaveBeenCalled();
  });

  test("is not found by find-in-page", () => {
    const container = renderDisabled();

    expect(container.querySelector("[data-part=panel]")?.getAttribute("hidden")).toBe("");
  });
});

test("takes no space while it is closed", () => {
  const { container } = render(<Accordion heading="Report">Hail</Accordion>);

  expect(container.querySelector("[data-part=panel]")?.getBoundingClientRect().height).toBe(0);
});

test("is open in print", async () => {
  const { container } = render(<Accordion heading="Report">Hail</Accordion>);
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });

  const panel = container.querySelector("[data-part=panel]");
  expect(panel?.getBoundingClientRect().height).toBeGreaterThan(20);
  expect(screen.getByText("Hail").checkVisibility({ contentVisibilityAuto: true })).toBe(true);

  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

test("has a touch target of at least 44 px", () => {
  render(<Accordion heading="Report">Hail</Accordion>);

  expect(toggle().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test.each([
  { motion: "no-preference", duration: "0.35s" },
  { motion: "reduce", duration: "0s" },
])(
  "transitions take 350 ms ($duration where motion is '$motion')",
  async ({ motion, duration }) => {
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-reduced-motion", value: motion }],
    });
    const { container } = render(<Accordion heading="Report">Hail</Accordion>);

    for (const part of container.querySelectorAll(".ck-icon, [data-part=panel]")) {
      expect(getComputedStyle(part).transitionDuration).toBe(duration);
    }

    await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  },
);

const nested = (
  <Accordion heading="Report" id="report">
    <Accordion heading="Coverages" headingLevel={4}>
      <a id="rental allowance" href="#x">
        Rental
      </a>
    </Accordion>
  </Accordion>
);

function focusedIn(root: ParentNode): Element | null {
  return (root instanceof ShadowRoot ? root : document).activeElement;
}

function expandedIn(root: ParentNode): (string | null)[] {
  return [...root.querySelectorAll("[data-part=toggle]")].map((each) =>
    each.getAttribute("aria-expanded"),
  );
}

describe.each([
  { where: "the page", renderNested: () => render(nested).container },
  { where: "a shadow root", renderNested: () => renderInShadowRoot(nested) },
])("in $where", ({ renderNested }) => {
  test("opens every panel around the target of the URL's fragment, and scrolls to it", async () => {
    history.replaceState(null, "", "#rental%20allowance");

    const root = renderNested();

    await vi.waitFor(() => expect(expandedIn(root)).toEqual(["true", "true"]));
    expect(focusedIn(root)).toBe(root.querySelector("a"));
  });

  test("opens when the fragment changes to its id", async () => {
    const root = renderNested();
    expect(expandedIn(root)).toEqual(["false", "false"]);

    location.hash = "#report";

    await vi.waitFor(() => expect(expandedIn(root)).toEqual(["true", "false"]));
    expect(focusedIn(root)?.textContent).toBe("Report");
  });

  test("stays closed for another fragment or one that can't be decoded", async () => {
    history.replaceState(null, "", "#%");

    const root = renderNested();
    location.hash = "#elsewhere";
    await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));

    expect(expandedIn(root)).toEqual(["false", "false"]);
  });
});

test("stays closed when an Activity shows it again under the same fragment", async () => {
  history.replaceState(null, "", "#report");
  const page = (mode: "visible" | "hidden") => <Activity mode={mode}>{nested}</Activity>;
  const { container, rerender } = render(page("visible"));
  await userEvent.click(screen.getByRole("button", { name: "Report" }));
  expect(expandedIn(container)).toEqual(["false", "false"]);

  rerender(page("hidden"));
  rerender(page("visible"));

  expect(expandedIn(container)).toEqual(["false", "false"]);
});
