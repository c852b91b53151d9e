import { act, cleanup, render, screen } from "@testing-library/react";
import { Activity, type JSX, useState } from "react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import "../styles.css";
import { Tabset } from "./tabset.tsx";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", location.pathname + location.search);
});

const nested = (
  <Tabset
    label="Your claim"
    tabs={[
      { label: "Report", content: "Hail" },
      {
        label: "Services",
        content: (
          <Tabset
            label="Services"
            tabs={[
              { label: "Shop", content: "Open" },
              { label: "Rental", content: <h2 id="rental allowance">Allowance</h2> },
            ]}
          />
        ),
      },
      { label: "Payout", content: "Soon", id: "payout" },
      { label: "Closed", content: <p id="closed">Nothing</p>, disabled: true },
    ]}
  />
);

function activeIn(root: ParentNode): (string | null)[] {
  return [...root.querySelectorAll("[aria-selected=true]")].map((each) => each.textContent);
}

function focusedIn(root: ParentNode): Element | null {
  return (root instanceof ShadowRoot ? root : document).activeElement;
}

describe.each([
  { where: "the page", renderNested: () => render(nested).container },
  { where: "a shadow root", renderNested: () => renderInShadowRoot(nested) },
])("in $where", ({ renderNested }) => {
  test("reacts to the URL fragment by activating the tab panel that contains the targeted element, and moves the focus there", async () => {
    history.replaceState(null, "", "#rental%20allowance");

    const root = renderNested();

    await vi.waitFor(() => expect(activeIn(root)).toEqual(["Services", "Rental"]));
    expect(focusedIn(root)).toBe(root.querySelector("h2"));
  });

  test("reacts to a change of the URL fragment", async () => {
    const root = renderNested();
    expect(activeIn(root)).toEqual(["Report", "Shop"]);

    location.hash = "#rental allowance";
    await vi.waitFor(() => expect(activeIn(root)).toEqual(["Services", "Rental"]));
    expect(focusedIn(root)).toBe(root.querySelector("h2"));

    location.hash = "#payout";
    await vi.waitFor(() => expect(activeIn(root)[0]).toBe("Payout"));
    expect(focusedIn(root)).toBe(root.querySelector("#payout"));
  });

  test("reacts to a link that is clicked again after the user has changed tabs", async () => {
    const root = renderNested();
    const link = document.body.appendChild(document.createElement("a"));
    Object.assign(link, { href: "#payout", textContent: "Your payout" });
    onTestFinished(() => link.remove());
    await userEvent.click(link);
    await vi.waitFor(() => expect(activeIn(root)[0]).toBe("Payout"));
    act(() => root.querySelector<HTMLElement>("[role=tab]")?.click());
    expect(activeIn(root)[0]).toBe("Report");

    await userEvent.click(link);

    await vi.waitFor(() => expect(activeIn(root)[0]).toBe("Payout"));
    expect(focusedIn(root)).toBe(root.querySelector("#payout"));
  });

  test("reacts to a router's change of the URL, unless the fragment stays the same", async () => {
    const root = renderNested();

    history.pushState(null, "", "?claim=1#payout");
    await vi.waitFor(() => expect(activeIn(root)[0]).toBe("Payout"));

    act(() => root.querySelector<HTMLElement>("[role=tab]")?.click());
    history.replaceState({ scrolled: 40 }, "", location.href);
    await new Promise((resolve) => setTimeout(resolve));
    expect(activeIn(root)[0]).toBe("Report");
  });

  test.each(["#%", "#elsewhere", "#closed"])("%s changes nothing", async (hash) => {
    const root = renderNested();

    location.hash = hash;
    await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));

    expect(activeIn(root)).toEqual(["Report", "Shop"]);
    expect(focusedIn(root)?.getAttribute("role")).not.toBe("tabpanel");
  });
});

test("calls back with the tab that the URL fragment selects, which the caller may reject", async () => {
  function Controlled(): JSX.Element {
    const [active, setActive] = useState(0);
    return (
      <Tabset
        label="Your claim"
        activeIndex={active}
        onActiveIndexChange={setActive}
        tabs={[
          { label: "Report", content: "Hail" },
          { label: "Letters", content: <h2 id="letter">Letter</h2> },
        ]}
      />
    );
  }
  render(<Controlled />);

  location.hash = "#letter";

  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Letter"));
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Letters");
});

test("keeps its tab when an Activity shows it again under the same fragment", async () => {
  history.replaceState(null, "", "#letter");
  const tabs = [
    { label: "Report", content: "Hail" },
    { label: "Letters", content: <h2 id="letter">Letter</h2> },
  ];
  const page = (mode: "visible" | "hidden"): JSX.Element => (
    <Activity mode={mode}>
      <Tabset label="Your claim" tabs={tabs} />
    </Activity>
  );
  const { rerender } = render(page("visible"));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Letter"));
  await userEvent.click(screen.getByRole("tab", { name: "Report" }));

  rerender(page("hidden"));
  await act(async () => rerender(page("visible")));

  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Report");
});
