import { cleanup, render, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import type { Tab } from "./tab.ts";
import { Tabset, type TabsetProps } from "./tabset.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/

afterEach(cleanup);

const tabs = [
  { label: "Report", content: "Hail" },
  { label: "Services", content: <a href="#rental">Rental</a> },
  { label: "Payout", content: "Soon" },
];

function setup(props: Partial<TabsetProps> = {}, dir: "ltr" | "rtl" = "ltr"): void {
  render(
    <div dir={dir}>
      <button>Before</button>
      <Tabset label="Your claim" tabs={tabs} {...props} />
      <button>After</button>
    </div>,
  );
  screen.getByRole("button", { name: "Before" }).focus();
}

const focused = (): string | null | undefined => document.activeElement?.textContent;
const active = (): string | null => screen.getByRole("tab", { selected: true }).textContent;

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

/** Presses a key several times; returns what is focused after each press. */
async function pressRepeatedly(key: string, times: number): Promise<(string | null | undefined)[]> {
  const visited = [];
  for (let step = 0; step < times; step++) {
    await userEvent.keyboard(key);
    visited.push(focused());
  }
  return visited;
}

test("Tab moves to the active tab, then to the panel, then out", async () => {
  setup({ defaultActiveIndex: 2 });

  expect(await pressRepeatedly("{Tab}", 3)).toEqual(["Payout", "Soon", "After"]);
});

test("Tab skips a panel with focusable content", async () => {
  setup({ defaultActiveIndex: 1 });

  expect(await pressRepeatedly("{Tab}", 3)).toEqual(["Services", "Rental", "After"]);
  expect(await pressRepeatedly("{Shift>}{Tab}{/Shift}", 3)).toEqual([
    "Rental",
    "Services",
    "Before",
  ]);
});

describe("with automatic activation", () => {
  test.each([
    { key: "Right Arrow", keys: "{ArrowRight}", names: ["Services", "Payout", "Report"] },
    { key: "Left Arrow", keys: "{ArrowLeft}", names: ["Payout", "Services", "Report"] },
    { key: "End", keys: "{End}", names: ["Payout"] },
  ])("$key moves and activates, wrapping around", async ({ keys, names }) => {
    setup();
    await press("{Tab}");

    for (const name of names) {
      await press(keys);
      expect([focused(), active()]).toEqual([name, name]);
    }
  });

  test("Home moves to the first tab and activates it", async () => {
    setup({ defaultActiveIndex: 2 });

    await press("{Tab}", "{Home}");

    expect([focused(), active()]).toEqual(["Report", "Report"]);
  });
});

describe("with manual activation", () => {
  test.each([
    { key: "Enter", keys: "{Enter}" },
    { key: "Space", keys: "{ }" },
  ])("arrow keys only move, and $key activates", async ({ keys }) => {
    setup({ activation: "manual" });
    await press("{Tab}");

    expect(await pressRepeatedly("{ArrowRight}", 4)).toEqual([
      "Services",
      "Payout",
      "Report",
      "Services",
    ]);
    expect(await pressRepeatedly("{ArrowLeft}", 2)).toEqual(["Report", "Payout"]);
    expect(active()).toBe("Report");

    await press(keys);
    expect([focused(), active()]).toEqual(["Payout", "Payout"]);
  });

  test("Home and End only move", async () => {
    setup({ activation: "manual" });
    await press("{Tab}");

    expect(await pressRepeatedly("{End}", 1)).toEqual(["Payout"]);
    expect(await pressRepeatedly("{Home}", 1)).toEqual(["Report"]);
    expect(active()).toBe("Report");
  });

  test("Tab leaves the list from any tab, and returns to the active one", async () => {
    setup({ activation: "manual", defaultActiveIndex: 1 });

    await press("{Tab}", "{ArrowLeft}");
    expect(await pressRepeatedly("{Tab}", 1)).toEqual(["Rental"]);
    expect(await pressRepeatedly("{Shift>}{Tab}{/Shift}", 1)).toEqual(["Services"]);

    await press("{ArrowRight}");
    expect(await pressRepeatedly("{Shift>}{Tab}{/Shift}", 1)).toEqual(["Before"]);
  });
});

test("in right-to-left text, Left Arrow moves to the next tab and Right Arrow to the previous one", async () => {
  setup({}, "rtl");
  await press("{Tab}");

  expect(await pressRepeatedly("{ArrowLeft}", 2)).toEqual(["Services", "Payout"]);
  expect(await pressRepeatedly("{ArrowRight}", 1)).toEqual(["Services"]);
});

test("a vertical list has aria-orientation, and moves only by Down Arrow and Up Arrow", async () => {
  setup({ orientation: "vertical" });
  await press("{Tab}");

  expect(screen.getByRole("tablist").getAttribute("aria-orientation")).toBe("vertical");
  expect(await pressRepeatedly("{ArrowDown}", 3)).toEqual(["Services", "Payout", "Report"]);
  expect(await pressRepeatedly("{ArrowUp}", 1)).toEqual(["Payout"]);
  expect(await pressRepeatedly("{ArrowRight}", 1)).toEqual(["Payout"]);
});

test("arrow keys reach a disabled tab, but nothing activates it", async () => {
  setup({
    tabs: [
      { label: "Report", content: "Hail" },
      { label: "Services", content: "Rental", disabled: true },
      { label: "Payout", content: "Soon" },
    ],
  });
  await press("{Tab}", "{ArrowRight}");
  expect([focused(), active()]).toEqual(["Services", "Report"]);

  await press("{Enter}");
  expect(active()).toBe("Report");

  await press("{ArrowRight}");
  expect([focused(), active()]).toEqual(["Payout", "Payout"]);
});

test("Tab still reaches the tabs after the focused one was removed", async () => {
  const { rerender } = render(<Tabset label="Your claim" tabs={tabs} />);
  await userEvent.click(screen.getByRole("tab", { name: "Payout" }));

  rerender(<Tabset label="Your claim" tabs={tabs.slice(0, 2)} />);
  await press("{Shift>}{Tab}{/Shift}");

  expect([focused(), active()]).toEqual(["Services", "Services"]);
});

test("the focused tab stays the only tab stop when another is added before it", async () => {
  const more = [
    { id: "report", label: "Report", content: "Hail" },
    { id: "payout", label: "Payout", content: "Soon" },
  ];
  const view = (shown: Tab[]): JSX.Element => (
    <>
      <button type="button">Before</button>
      <Tabset label="Your claim" tabs={shown} />
    </>
  );
  const { rerender } = render(view(more.slice(1)));
  screen.getByRole("tab", { name: "Payout" }).focus();

  rerender(view(more));
  await press("{Shift>}{Tab}{/Shift}");

  expect(focused()).toBe("Before");
});

test("does not handle the browser's shortcuts", async () => {
  setup();
  await press("{Tab}", "{Control>}{End}{/Control}");

  expect([focused(), active()]).toEqual(["Report", "Report"]);
});
