import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { PageNavigator, type PageNavigatorProps } from "./page-navigator.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

function isDisabled(name: string): boolean {
  return button(name).ariaDisabled === "true";
}

function shownPages(): (string | null)[] {
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
  const url = location.href;
  render(<PageNavigator current={3} total={9} onGoto={onGoto} />, { container: wide() });

  await userEvent.click(button(name));

  expect(onGoto.mock.calls).toEqual([[page]]);
  expect(location.href).toBe(url);
});

test("total, once known, shows the position; arialabel names the navigation", () => {
  render(<PageNavigator current={3} total={9} aria-label="Claims, pages" onGoto={() => {}} />);

  expect(screen.getByRole("navigation", { name: "Claims, pages" })).toBeTruthy();
  expect(screen.getByRole("navigation").textContent).toContain("Page 3 of 9");
});

test("current is clamped to 1..total", () => {
  render(<PageNavigator current={12} total={9} onGoto={() => {}} />);

  expect(document.querySelector("[aria-current=page]")?.textContent).toBe("9");
  expect([isDisabled("Next page"), isDisabled("Last page")]).toEqual([true, true]);
});

test("has one page if there are no items", () => {
  render(<PageNavigator current={1} total={0} onGoto={() => {}} />);

  expect(shownPages()).toEqual(["1"]);
  expect(["First page", "Previous page", "Next page", "Last page"].map(isDisabled)).toEqual(
    Array(4).fill(true),
  );
});

test("shows the pages around the current one", () => {
  render(<PageNavigator current={5} total={9} spread={3} onGoto={() => {}} />);

  expect(shownPages()).toEqual(["4", "5", "6"]);
  expect(document.querySelector("[aria-current=page]")?.textContent).toBe("5");
});

test("has no previous page on the first page and no next page on the last", async () => {
  const onGoto = vi.fn();
  const { rerender } = render(<PageNavigator current={1} total={2} onGoto={onGoto} />);
  expect(["First page", "Previous page", "Next page", "Last page"].map(isDisabled)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await userEvent.click(button("Previous page"), { force: true });

  rerender(<PageNavigator current={2} total={2} onGoto={onGoto} />);
  expect(["First page", "Previous page", "Next page", "Last page"].map(isDisabled)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(onGoto).not.toHaveBeenCalled();
});

test("an unknown total is treated as infinite, so next is enabled; last is disabled", () => {
  render(<PageNavigator current={400} onGoto={() => {}} />);

  expect([isDisabled("Next page"), isDisabled("Last page")]).toEqual([false, true]);
  expect(shownPages()).toEqual(["398", "399", "400", "401", "402"]);
});

test("disablenext disables next with an unknown total", () => {
  render(<PageNavigator current={400} disableNext onGoto={() => {}} />);

  expect(isDisabled("Next page")).toBe(true);
  expect(shownPages().at(-1)).toBe("400");
});

test("disablenext disables only next with a known total", () => {
  render(<PageNavigator current={4} total={10} disableNext onGoto={() => {}} />);

  expect(isDisabled("Next page")).toBe(true);
  expect(isDisabled("Last page")).toBe(false);
  expect(shownPages()).toEqual(["2", "3", "4", "5", "6"]);
});

test("nofirstlast omits the controls for the first and the last page", () => {
  render(<PageNavigator current={1} noFirstLast onGoto={() => {}} />);

  expect(screen.queryByRole("button", { name: /First|Last/ })).toBeNull();
});

function Claims(props: Partial<PageNavigatorProps>) {
  const [page, setPage] = useState(2);
  const shows = `Claims ${page * 10 - 9} to ${page * 10}`;
  return <PageNavigator current={page} total={3} summary={shows} onGoto={setPage} {...props} />;
}

test("keeps the focus, also on the last page, and announces 'page 3 of 3, claims 21 to 30' from one prop", async () => {
  render(<Claims />);

  await userEvent.click(button("Next page"));

  expect(document.activeElement).toBe(button("Next page"));
  expect(isDisabled("Next page")).toBe(true);
  await vi.waitFor(() => expect(announcements()).toEqual(["Page 3 of 3, Claims 21 to 30"]));
});

test("announces nothing before the page has changed", async () => {
  render(<Claims onGoto={() => {}} />);
  await userEvent.click(button("Next page"));

  expect(announcements()).toEqual([]);
});

test("shows the position instead of the pages in a narrow container", () => {
  const { container } = render(<Claims />);
  const shown = (): boolean[] =>
    ["2", "Page 2 of 3"].map((text) => screen.getByText(text).checkVisibility());

  container.style.inlineSize = "640px";
  expect(shown()).toEqual([true, false]);

  container.style.inlineSize = "288px";
  expect(shown()).toEqual([false, true]);
  const tops = screen.getAllByRole("button").map((each) => each.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

describe("with URLs", () => {
  const link = (name: string): HTMLElement => screen.getByRole("link", { name });

  test("its controls are links; disabled ones can still be focused", () => {
    render(<PageNavigator current={9} total={9} href="#page={page}" />, { container: wide() });

    expect(screen.queryByRole("button")).toBeNull();
    expect(link("Go to page 7").getAttribute("href")).toBe("#page=7");
    expect(link("Previous page").getAttribute("href")).toBe("#page=8");
    expect(link("Go to page 9").ariaCurrent).toBe("page");
    expect([link("Next page").ariaDisabled, link("Next page").tabIndex]).toEqual(["true", 0]);
  });

  test("leaves navigation to the browser without a handler", async () => {
    render(<PageNavigator current={3} total={9} href="#page={page}" />);
    onTestFinished(() => history.replaceState(null, "", location.pathname + location.search));

    await userEvent.click(link("Next page"));

    expect(location.hash).toBe("#page=4");
  });

  test("with a handler, does not navigate, and keeps the focus on the last page", async () => {
    const url = location.href;
    render(<Claims href="#page={page}" />);

    await userEvent.click(link("Next page"));

    expect(location.href).toBe(url);
    expect(document.querySelector("[aria-current=page]")?.textContent).toBe("3");
    expect(link("Next page").ariaDisabled).toBe("true");
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(link("Next page"));
  });

  test("leaves a modified click to the browser, which opens a tab", async () => {
    const onGoto = vi.fn();
    let isDefaultAllowed: boolean | undefined;
    const { container } = render(
      <PageNavigator current={3} total={9} href="#page={page}" onGoto={onGoto} />,
    );
    container.addEventListener("click", (event) => {
      isDefaultAllowed = !event.defaultPrevented;
      event.preventDefault();
    });

    await userEvent.click(link("Next page"), { modifiers: ["Control"] });

    expect(isDefaultAllowed).toBe(true);
    expect(onGoto).not.toHaveBeenCalled();
  });
});

test("is translated into Spanish", () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Claims />
    </LocaleProvider>,
  );

  expect(button("Página siguiente")).toBeTruthy();
  expect(screen.getByText("Página 2 de 3")).toBeTruthy();
});

test("has touch targets of at least 44 px", () => {
  render(<Claims />);

  for (const each of screen.getAllByRole("button")) {
    const { width, height } = each.getBoundingClientRect();
    expect(Math.min(width, height) || 44).toBeGreaterThanOrEqual(44);
  }
});

/** Wider than a phone. */
function wide(): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.style.inlineSize = "640px";
  return container;
}
