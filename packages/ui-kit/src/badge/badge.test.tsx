import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleContext } from "../text/locale.tsx";
import { Badge } from "./badge.tsx";

afterEach(cleanup);

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

test("says the full number, and what is counted", () => {
  const { container } = render(<Badge count={12_800} label="{count} unread messages" />);

  expect(container.querySelector("span span:not([aria-hidden])")?.textContent).toBe(
    "12,800 unread messages",
  );
});

test("writes the number as the language does", () => {
  const { container } = render(
    <LocaleContext value={{ ...kitEsUs, locale: "es-ES" }}>
      <Badge count={12_800} />
    </LocaleContext>,
  );

  expect(container.textContent).toBe("99+12.800");
});

test("as a dot, shows no number and still says it", () => {
  const { container } = render(<Badge count={3} label="{count} new" dot />);

  expect(container.textContent).toBe("3 new");
});
