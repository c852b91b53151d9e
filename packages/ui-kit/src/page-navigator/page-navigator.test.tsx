import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { forgetHeard, heard } from "../../testing/heard.ts";
import { kitEsUs } from "../locales/es-us.ts";
import "../styles.css";
import { LocaleContext } from "../text/locale.tsx";
import { PageNavigator, type PageNavigatorProps } from "./page-navigator.tsx";

afterEach(() => {
  cleanup();
  forgetHeard();
});

function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

function isOff(name: string): boolean {
  return button(name).ariaDisabled === "true";
}

function offered(): (string | null)[] {
  return Array.from(document.querySelectorAll('[data-part="page"]'), (page) => page.textContent);
}

test.each([
  { name: "Go to page 4", page: 4 },
  { name: "First page", page: 1 },
  { name: "Previous page", page: 2 },
  { name: "Next page", page: 4 },
  { name: "Last page", page: 9 },
])("emits a goto event carrying the page number: $name", async ({ name, page }) => {
  const onGoto = vi.fn();
  const address = location.href;
  render(<PageNavigator current={3} total={9} onGoto={onGoto} />, { container: wide() });

  await userEvent.click(button(name));

  expect(onGoto.mock.calls).toEqual([[page]]);
  expect(location.href).toBe(address);
});

test("offers the pages around the current one", () => {
  render(<PageNavigator current={5} total={9} spread={3} onGoto={() => {}} />);

  expect(offered()).toEqual(["4", "5", "6"]);
  expect(document.querySelector("[aria-current=page]")?.textContent).toBe("5");
});

test("has nothing before the first page and after the last", async () => {
  const onGoto = vi.fn();
  const { rerender } = render(<PageNavigator current={1} total={2} onGoto={onGoto} />);
  expect(["First page", "Previous page", "Next page", "Last page"].map(isOff)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await userEvent.click(button("Previous page"), { force: true });

  rerender(<PageNavigator current={2} total={2} onGoto={onGoto} />);
  expect(["First page", "Previous page", "Next page", "Last page"].map(isOff)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(onGoto).not.toHaveBeenCalled();
});

test("an unknown total is treated as infinite, so next is enabled; last is disabled", () => {
  render(<PageNavigator current={400} onGoto={() => {}} />);

  expect([isOff("Next page"), isOff("Last page")]).toEqual([false, true]);
  expect(offered()).toEqual(["398", "399", "400", "401", "402"]);
});

test("unless disablenext is set", () => {
  render(<PageNavigator current={400} disableNext onGoto={() => {}} />);

  expect(isOff("Next page")).toBe(true);
  expect(offered().at(-1)).toBe("400");
});

test("nofirstlast leaves out the steps to both ends", () => {
  render(<PageNavigator current={1} noFirstLast onGoto={() => {}} />);

  expect(screen.queryByRole("button", { name: /First|Last/ })).toBeNull();
});

test("takes a name by aria-label", () => {
  render(<PageNavigator current={1} aria-label="Claims, pages" onGoto={() => {}} />);

  expect(screen.getByRole("navigation", { name: "Claims, pages" })).toBeTruthy();
});

function Claims(props: Partial<PageNavigatorProps>) {
  const [page, setPage] = useState(2);
  const shows = `Claims ${page * 10 - 9} to ${page * 10}`;
  return <PageNavigator current={page} total={3} shows={shows} onGoto={setPage} {...props} />;
}

test("keeps the focus, also at the end, and says what it has led to", async () => {
  render(<Claims />);

  await userEvent.click(button("Next page"));

  expect(document.activeElement).toBe(button("Next page"));
  expect(isOff("Next page")).toBe(true);
  await vi.waitFor(() => expect(heard()).toEqual(["Page 3 of 3, Claims 21 to 30"]));
});

test("says nothing before the page has changed", async () => {
  render(<Claims onGoto={() => {}} />);
  await userEvent.click(button("Next page"));

  expect(heard()).toEqual([]);
});

test("speaks Spanish", () => {
  render(
    <LocaleContext value={kitEsUs}>
      <Claims />
    </LocaleContext>,
  );

  expect(button("Página siguiente")).toBeTruthy();
});

/** Room for more than a phone has. */
function wide(): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.style.inlineSize = "640px";
  return container;
}
