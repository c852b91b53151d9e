import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { announce } from "../announcer/announcer.ts";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Badge } from "./badge.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const messages = { one: "{count} unread message", other: "{count} unread messages" };

function accessibleTextIn(container: ParentNode): string | null | undefined {
  return container.querySelector("span span:not([aria-hidden])")?.textContent;
}

test.each([
  { count: 1, shown: "1" },
  { count: 99, shown: "99" },
  { count: 100, shown: "99+" },
  { count: 12_800, shown: "99+" },
])("badge count capped at 99, shown as 99+: $count is $shown", ({ count, shown }) => {
  const { container } = render(<Badge count={count} />);

  expect(container.querySelector("[aria-hidden]")?.textContent).toBe(shown);
});

test.each([0, -1, Number.NaN])("shows nothing for %s", (count) => {
  const { container } = render(<Badge count={count} />);

  expect(container.innerHTML).toBe("");
});

test("exposes the full number and what is counted to screen readers", () => {
  const { container } = render(<Badge count={12_800} label="{count} unread messages" />);

  expect(accessibleTextIn(container)).toBe("12,800 unread messages");
});

test.each([
  { count: 1, text: "1 unread message" },
  { count: 2, text: "2 unread messages" },
])("uses the plural form of $count", ({ count, text }) => {
  const { container } = render(<Badge count={count} label={messages} />);

  expect(accessibleTextIn(container)).toBe(text);
});

test("formats the number for the locale", () => {
  const { container } = render(
    <LocaleProvider locale="es-ES" messages={[kitEsUs]}>
      <Badge count={12_800} />
    </LocaleProvider>,
  );

  expect(container.textContent).toBe("99+12.800");
});

test("as a dot, shows no number, but still exposes it to screen readers", () => {
  const { container } = render(<Badge count={3} label="{count} new" dot />);

  expect(container.textContent).toBe("3 new");
});

test("keeps the order of '99+' in right-to-left text", () => {
  const { container } = render(<Badge count={128} />);
  container.dir = "rtl";

  const text = container.querySelector("[aria-hidden]")?.firstChild as Text;
  const leftOf = (offset: number): number => {
    const range = document.createRange();
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf(2)).toBeGreaterThan(leftOf(0));
});

test("announces increases only, including the first one", async () => {
  const badge = (count: number) => <Badge count={count} label={messages} announceChanges />;
  const { rerender } = render(badge(0));

  rerender(badge(1));
  await vi.waitFor(() => expect(announcements()).toEqual(["1 unread message"]));
  rerender(badge(0));
  rerender(badge(0));
  rerender(badge(128));

  await vi.waitFor(() =>
    expect(announcements()).toEqual(["1 unread message", "128 unread messages"]),
  );
});

test("announces nothing on the first render, and nothing without `announced`", async () => {
  render(<Badge count={3} label={messages} announceChanges />);
  const { rerender } = render(<Badge count={3} label={messages} />);
  rerender(<Badge count={4} label={messages} />);

  announce("Done", document.body);

  await vi.waitFor(() => expect(announcements()).toEqual(["Done"]));
});
