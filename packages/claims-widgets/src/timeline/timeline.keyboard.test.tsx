import "@claimkit/ui-kit/styles.css";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import "../styles.css";
import { MemberTimeline } from "./timeline.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/button/, its toggle button.

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

async function renderTimeline(width: number): Promise<() => unknown[]> {
  await page.viewport(width, 800);
  const { events } = renderOverSandbox(
    <>
      <button>Before</button>
      <MemberTimeline claimNumber="CLM-1006" />
      <button>After</button>
    </>,
  );
  await screen.findByRole("button", { name: /^Report/ });
  screen.getByRole("button", { name: "Before" }).focus();
  return () => events.flatMap((event) => (event.type === "ck:select" ? [event.value] : []));
}

const focused = (): string => document.activeElement?.textContent ?? "";

const pressed = (): string | undefined =>
  screen.getAllByRole("button").find(({ ariaPressed }) => ariaPressed === "true")?.textContent;

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

describe.each([360, 768, 1280])("in %s px", (width) => {
  test("Tab: moves between cards, each fully visible, and selects nothing", async () => {
    const selects = await renderTimeline(width);
    const [track] = screen.getAllByRole("list");
    const visible = track?.getBoundingClientRect();

    for (const name of ["Report", "Services", "Repairs", "Payout", "Close"]) {
      await press("{Tab}");
      expect(focused()).toContain(name);
      await expect
        .poll(() => {
          const box = document.activeElement?.getBoundingClientRect();
          return box && visible && box.left >= visible.left - 1 && box.right <= visible.right + 1;
        })
        .toBe(true);
    }
    await press("{Tab}");

    expect(focused()).toBe("After");
    expect(selects()).toEqual([]);
    expect(pressed()).toContain("Payout");
  });

  test.each(["{Enter}", " "])(
    "%s: selects the card, then clears the selection, and keeps the focus",
    async (key) => {
      const selects = await renderTimeline(width);
      await press("{Tab}", key);

      await expect.poll(pressed).toContain("Report");
      expect(focused()).toContain("Report");

      await press(key);

      await expect.poll(pressed).toBeUndefined();
      expect(focused()).toContain("Report");
      expect(selects()).toEqual(["REPORT", null]);
    },
  );
});

test("a card focused before the first paint stays visible", async () => {
  await page.viewport(360, 800);
  const observer = new MutationObserver(() => {
    const [report] = screen.queryAllByRole("button", { name: /^Report/ });
    if (!report) return;
    observer.disconnect();
    report.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  renderOverSandbox(<MemberTimeline claimNumber="CLM-1006" />);

  await expect.poll(focused).toContain("Report");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.activeElement?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
});
