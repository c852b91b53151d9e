import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openClaimPage } from "../../testing/claim-page.tsx";
import { SLOW, withStyles } from "../../testing/documents.tsx";

// Typical tasks with only the keyboard, from the top of the page.

withStyles();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 12) });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const press = (key: string): Promise<void> => userEvent.keyboard(`{${key}}`);

/** Name of the focused control, or text of the focused heading. */
function focused(): string | null | undefined {
  const element = document.activeElement;
  if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent;
  const name = element?.getAttribute("aria-label");
  if (name || !element?.matches("a, button, h4")) return name;
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
  return copy.textContent;
}

/** Presses Tab until a control has the focus, and returns every focused element on the way. */
async function tabTo(name: string): Promise<(string | null | undefined)[]> {
  const stops: (string | null | undefined)[] = [];
  while (stops.at(-1) !== name) {
    if (stops.length > 30) throw new Error(`No "${name}" among ${stops.join(", ")}`);
    await press("Tab");
    stops.push(focused());
  }
  return stops;
}

/** Whether the focused element is fully visible, or as much of it as fits. */
function isFocusInView(): boolean {
  const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight && (bottom <= innerHeight || bottom - top > innerHeight / 2);
}

/** The color and style of the ring around the focused element. */
function ringOfFocused(): string | undefined {
  if (!document.activeElement) return undefined;
  const { outlineColor, outlineStyle } = getComputedStyle(document.activeElement);
  return `${outlineStyle} ${outlineColor}`;
}

test("find my next appointment, and save it", async () => {
  // Firefox opens its downloads panel, after which our window receives no key clicks.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await openClaimPage({ claimNumber: "CLM-1002" });

  expect(await tabTo("See your appointment")).toEqual([
    "Report, Complete",
    "Services, Complete",
    "Repairs, In progress",
    "Payout, Not started",
    "Close, Not started",
    "See your appointment",
  ]);
  const ringOfButtons = ringOfFocused();
  await press("Enter");
  await expect.poll(focused).toBe("Your appointment");
  await expect.poll(isFocusInView).toBe(true);
  expect(ringOfFocused()).toBe(ringOfButtons);

  expect(await tabTo("Add to calendar")).toEqual([
    "614-555-0102",
    "short.north.collision@example.com",
    "View on map",
    "Add to calendar",
  ]);
  await press("Enter");
  await expect.poll(() => saved.mock.calls).toHaveLength(1);
  await expect.poll(focused).toBe("Add to calendar");
});

test("read my estimate in full screen, and return to where I was", async () => {
  await openClaimPage({ claimNumber: "CLM-1006" });

  await tabTo("Repairs, In progress");
  await press("Enter");
  await screen.findByRole("button", { name: "Open Current estimate" }, SLOW);
  await tabTo("Open Current estimate");
  await press("Enter");
  await expect.poll(focused).toBe("Current estimate");
  await screen.findByRole("heading", { name: "Current estimate EST-1006-2" }, SLOW);

  await press("Tab");
  await press("End");
  await expect.poll(focused).toBe("Open full size");
  await press("Enter");
  const dialog = await screen.findByRole("dialog", { name: "Current estimate" });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await screen.findByRole("heading", { name: "What it costs" }, SLOW);

  await tabTo("Current estimate");
  expect(screen.getByRole("region", { name: "Current estimate" })).toBe(document.activeElement);
  await press("Escape");
  expect(screen.queryByRole("dialog")).toBeNull();
  await expect.poll(focused).toBe("Open full size");

  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await press("ArrowDown");
  await expect.poll(focused).toBe("Initial estimate");
  await screen.findByRole("heading", { name: "Initial estimate EST-1006-1" }, SLOW);
  await expect.poll(focused).toBe("Initial estimate");
});

test.each(["Enter", "Space"])("see my payments, by %s", async (key) => {
  await openClaimPage({ claimNumber: "CLM-1006" });

  await tabTo("Payout In progress");
  await press(key);
  await expect.poll(focused).toBe("Payout");
  await expect.poll(isFocusInView).toBe(true);

  expect(await tabTo("Open payment breakdown")).toEqual(["Payout", "Open payment breakdown"]);
  const payments = screen.getAllByText(/^Payment to/);
  await press(key);
  expect(payments.map((payment) => payment.checkVisibility())).toEqual([true, true]);
  await expect.poll(focused).toBe("Close payment breakdown");

  await press(key);
  expect(payments.map((payment) => payment.checkVisibility())).toEqual([false, false]);
  await expect.poll(focused).toBe("Open payment breakdown");
});
