import { act, cleanup, render, screen } from "@testing-library/react";
import { type JSX, useEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Tabset, type TabsetProps } from "./tabset.tsx";

beforeEach(async () => {
  // With reduced motion, scrolling is instant.
  await emulate({ features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
});

afterEach(async () => {
  cleanup();
  await emulate({ media: "", features: [] });
});

async function emulate(media: { media?: string; features?: { name: string; value: string }[] }) {
  await cdp().send("Emulation.setEmulatedMedia", media);
}

const claim = [
  { label: "Report", content: "Hail" },
  { label: "Services", content: "Rental" },
  { label: "Payout", content: "Soon" },
];

function Claim(props: Partial<TabsetProps>): JSX.Element {
  return <Tabset label="Your claim" tabs={claim} {...props} />;
}

const tab = (name: string): HTMLElement => screen.getByRole("tab", { name });
const shown = (): string | null => screen.getByRole("tabpanel").textContent;
const activeTab = (): string | null => screen.getByRole("tab", { selected: true }).textContent;

describe("one active tab index", () => {
  test("default 0: the first one", () => {
    render(<Claim />);

    expect([activeTab(), shown()]).toEqual(["Report", "Hail"]);
  });

  test("starts with the initial tab", () => {
    render(<Claim defaultActiveIndex={2} />);

    expect([activeTab(), shown()]).toEqual(["Payout", "Soon"]);
  });

  test("changes on tab click; emits a tab-changed event with the index", async () => {
    const onActiveIndexChange = vi.fn();
    render(<Claim onActiveIndexChange={onActiveIndexChange} />);

    await userEvent.click(tab("Services"));

    expect([activeTab(), shown()]).toEqual(["Services", "Rental"]);
    expect(onActiveIndexChange.mock.calls).toEqual([[1]]);
  });

  test("changes on keyboard; emits a tab-changed event with the index", async () => {
    const onActiveIndexChange = vi.fn();
    render(<Claim onActiveIndexChange={onActiveIndexChange} />);

    await userEvent.keyboard("{Tab}{ArrowRight}");

    expect(shown()).toBe("Rental");
    expect(onActiveIndexChange.mock.calls).toEqual([[1]]);
  });

  test("does not call back when the active tab is clicked", async () => {
    const onActiveIndexChange = vi.fn();
    render(<Claim onActiveIndexChange={onActiveIndexChange} />);

    await userEvent.click(tab("Report"));

    expect(onActiveIndexChange).not.toHaveBeenCalled();
  });

  test("follows its controlled index", async () => {
    const onActiveIndexChange = vi.fn();
    const { rerender } = render(
      <Claim activeIndex={0} onActiveIndexChange={onActiveIndexChange} />,
    );

    await userEvent.click(tab("Payout"));
    expect(onActiveIndexChange.mock.calls).toEqual([[2]]);
    expect(shown()).toBe("Hail");

    rerender(<Claim activeIndex={2} onActiveIndexChange={onActiveIndexChange} />);
    expect(shown()).toBe("Soon");
  });

  test("is the last one after later tabs are removed", () => {
    const { rerender } = render(<Claim defaultActiveIndex={2} />);

    rerender(<Claim defaultActiveIndex={2} tabs={claim.slice(0, 2)} />);

    expect([activeTab(), shown()]).toEqual(["Services", "Rental"]);
  });

  test.each([
    { what: "text", active: "services" },
    { what: "text of digits", active: "1" },
    { what: "not a number", active: Number.NaN },
    { what: "null", active: null },
  ])("must be numeric, otherwise a type error is thrown: $what", ({ active }) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => {
      vi.restoreAllMocks();
    });

    expect(() => render(<Claim activeIndex={active as never} />)).toThrow(TypeError);
    expect(() => render(<Claim defaultActiveIndex={active as never} />)).toThrow(
      "The active tab must be numeric.",
    );
  });

  test("is never a disabled one", async () => {
    const onActiveIndexChange = vi.fn();
    render(
      <Claim
        tabs={[
          { label: "Report", content: "Hail" },
          { label: "Services", content: "Rental", disabled: true },
        ]}
        onActiveIndexChange={onActiveIndexChange}
      />,
    );

    tab("Services").click();

    expect(tab("Services").getAttribute("aria-disabled")).toBe("true");
    expect(shown()).toBe("Hail");
    expect(onActiveIndexChange).not.toHaveBeenCalled();
  });
});

test("names its list, names panels after their tabs, and connects each tab to its panel", () => {
  const { container } = render(<Claim />);

  expect(screen.getByRole("tablist", { name: "Your claim" })).toBeTruthy();
  expect(screen.getByRole("tabpanel", { name: "Report" }).textContent).toBe("Hail");
  const controlled = screen
    .getAllByRole("tab")
    .map((each) => container.querySelector(`[id="${each.getAttribute("aria-controls")}"]`));
  expect(controlled.map((panel) => panel?.textContent)).toEqual(["Hail", "Rental", "Soon"]);
});

describe("panels", () => {
  test("stay mounted while they are hidden", async () => {
    render(<Claim tabs={[{ label: "Note", content: <input aria-label="Note" /> }, ...claim]} />);
    await userEvent.fill(screen.getByRole("textbox"), "kept");

    await userEvent.click(tab("Payout"));
    await userEvent.click(tab("Note"));

    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("kept");
  });

  test("are rendered when they are first shown and then kept, if they are lazy", async () => {
    const { container } = render(<Claim lazy />);
    expect(container.textContent).not.toContain("Rental");

    await userEvent.click(tab("Services"));
    expect(shown()).toBe("Rental");

    await userEvent.click(tab("Payout"));
    expect(container.textContent).toContain("Rental");
  });

  test.each([
    { inside: "nothing focusable", content: <p>Hail</p>, visited: "Hail" },
    { inside: "a link", content: <a href="#x">Estimate</a>, visited: "Estimate" },
    {
      inside: "a button that can't be used",
      content: <button disabled>Print</button>,
      visited: "Print",
    },
  ])(
    "are in the tab order only if nothing inside is: with $inside",
    async ({ content, visited }) => {
      render(<Claim tabs={[{ label: "Report", content }]} />);

      await userEvent.keyboard("{Tab}{Tab}");

      const isPanel = document.activeElement?.getAttribute("role") === "tabpanel";
      expect(document.activeElement?.textContent).toBe(visited);
      expect(isPanel).toBe(visited !== "Estimate");
    },
  );

  test("notice focusable content that is added later", async () => {
    function LateContent(): JSX.Element | string {
      const [isLoaded, setLoaded] = useState(false);
      useEffect(() => {
        const load = (): void => setLoaded(true);
        addEventListener("estimate-loaded", load);
        return () => removeEventListener("estimate-loaded", load);
      }, []);
      return isLoaded ? <a href="#estimate">Estimate</a> : "Loading";
    }
    render(<Claim tabs={[{ label: "Report", content: <LateContent /> }]} />);
    await userEvent.keyboard("{Tab}");

    await act(async () => dispatchEvent(new Event("estimate-loaded")));
    await userEvent.keyboard("{Tab}");

    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Estimate" }));
  });
});

describe("in print", () => {
  test("shows all panels, each below the name of its tab", async () => {
    const { container } = render(<Claim />);
    await emulate({ media: "print" });

    const panels = [...container.querySelectorAll("[role=tabpanel]")];
    expect(panels.map((panel) => panel.checkVisibility())).toEqual([true, true, true]);
    expect(panels.map((panel) => getComputedStyle(panel, "::before").content)).toEqual([
      '"Report"',
      '"Services"',
      '"Payout"',
    ]);
  });

  test("renders the lazy ones before the page is printed", async () => {
    const { container } = render(<Claim lazy />);

    await act(async () => {
      dispatchEvent(new Event("beforeprint"));
      expect(container.textContent).toContain("Rental");
    });
  });
});

test("has no transitions if the user prefers reduced motion", () => {
  render(<Claim />);

  expect(getComputedStyle(tab("Report")).transitionDuration).toBe("0s");
  expect(getComputedStyle(tab("Report"), "::after").transitionDuration).toBe("0s");
});

test("widget transitions 350 ms", async () => {
  await emulate({ features: [] });
  render(<Claim />);

  expect(getComputedStyle(tab("Report"), "::after").transitionDuration).toBe("0.35s");
});

test("has touch targets of at least 44 px", () => {
  render(<Claim tabs={[{ label: "1", content: "" }]} />);

  const { width, height } = tab("1").getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test("marks the active tab in forced colors", async () => {
  await emulate({
    features: [
      { name: "forced-colors", value: "active" },
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  });
  render(<Claim />);

  const line = (name: string): CSSStyleDeclaration => getComputedStyle(tab(name), "::after");
  expect(line("Report").scale).toBe("1");
  expect(line("Services").scale).toBe("0 1");
  expect(line("Report").backgroundColor).not.toBe(getComputedStyle(tab("Report")).backgroundColor);
});

test("names its scroll buttons in Spanish", async () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <div style={{ inlineSize: "120px" }}>
        <Claim />
      </div>
    </LocaleProvider>,
  );

  expect(await screen.findByRole("button", { name: "Mostrar pestañas anteriores" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Mostrar pestañas siguientes" })).toBeTruthy();
});
