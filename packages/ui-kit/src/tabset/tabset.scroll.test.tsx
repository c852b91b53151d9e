import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import "../styles.css";
import { Tabset } from "./tabset.tsx";

beforeEach(async () => {
  // With reduced motion, scrolling is instant.
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value: "reduce" }],
  });
});

afterEach(async () => {
  cleanup();
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});

const letters = Array.from({ length: 12 }, (_, index) => ({
  label: `Letter ${index + 1}`,
  content: `It says ${index + 1}.`,
}));

function setup(width: string, dir: "ltr" | "rtl" = "ltr", defaultActiveIndex = 0) {
  const view = (inlineSize: string) => (
    <div dir={dir} style={{ inlineSize }}>
      <Tabset label="Letters" tabs={letters} defaultActiveIndex={defaultActiveIndex} />
    </div>
  );
  const { rerender } = render(view(width));
  return { resize: (to: string) => rerender(view(to)) };
}

const list = (): HTMLElement => screen.getByRole("tablist");
const scroller = (): HTMLElement => list().parentElement as HTMLElement;
const forward = () => screen.findByRole("button", { name: "Show next tabs" });
const back = () => screen.findByRole("button", { name: "Show previous tabs" });

/** Whether a whole tab is visible, next to the scroll buttons. */
function isInView(name: string): boolean {
  const tab = screen.getByRole("tab", { name }).getBoundingClientRect();
  let { left, right } = scroller().getBoundingClientRect();
  for (const button of screen.queryAllByRole("button")) {
    const box = button.getBoundingClientRect();
    if (button.ariaDisabled === "true") continue;
    if (box.left - left < 1) left = box.right;
    else right = box.left;
  }
  return tab.left >= left - 1 && tab.right <= right + 1;
}

test("has no scroll buttons while all tabs fit", async () => {
  const { resize } = setup("2400px");
  expect(screen.queryByRole("button")).toBeNull();

  resize("360px");
  expect(await forward()).toBeTruthy();

  resize("2400px");
  await vi.waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});

describe.each([
  { dir: "ltr", sign: 1 },
  { dir: "rtl", sign: -1 },
] as const)("from $dir", ({ dir, sign }) => {
  test("scroll step 75% of the tab list width, there and back", async () => {
    setup("400px", dir);
    await userEvent.click(await forward());

    const step = scroller().clientWidth * 0.75;
    await vi.waitFor(() =>
      expect(Math.abs(scroller().scrollLeft - sign * step)).toBeLessThanOrEqual(1),
    );

    await userEvent.click(await back());
    await vi.waitFor(() => expect(Math.abs(scroller().scrollLeft)).toBeLessThanOrEqual(1));
  });

  test("scrolls the tab that the keyboard moves to into view", async () => {
    setup("400px", dir);
    await forward();
    expect(isInView("Letter 12")).toBe(false);

    await userEvent.keyboard("{Tab}{End}");

    await vi.waitFor(() => expect(isInView("Letter 12")).toBe(true));
  });

  test("scrolls the initially active tab into view, and does not scroll the page", async () => {
    setup("400px", dir, 9);

    await vi.waitFor(() => expect(isInView("Letter 10")).toBe(true));
    expect(window.scrollY).toBe(0);
  });
});

test("its scroll buttons are disabled at the ends, keep the focus there, and cover no tab", async () => {
  setup("400px");
  const states = async (): Promise<(string | null)[]> => [
    (await back()).ariaDisabled,
    (await forward()).ariaDisabled,
  ];
  expect(await states()).toEqual(["true", "false"]);
  expect(isInView("Letter 1")).toBe(true);

  while ((await forward()).ariaDisabled === "false") await userEvent.click(await forward());

  expect(await states()).toEqual(["false", "true"]);
  expect(document.activeElement).toBe(await forward());
  expect(isInView("Letter 12")).toBe(true);
  expect(getComputedStyle(await forward()).pointerEvents).toBe("none");
  expect(getComputedStyle(await forward()).opacity).toBe("0");
});

test("keeps the user's scroll position and the active tab", async () => {
  setup("400px");
  await userEvent.click(await forward());
  await userEvent.click(await forward());

  await vi.waitFor(() => expect(isInView("Letter 1")).toBe(false));
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Letter 1");
});

test("can be unmounted while its tabs scroll", () => {
  const onError = vi.fn((event: Event) => event.preventDefault());
  addEventListener("error", onError);
  setup("400px");
  const box = scroller();
  cleanup();

  box.dispatchEvent(new Event("scroll"));

  expect(onError).not.toHaveBeenCalled();
  removeEventListener("error", onError);
});

test("keeps its scroll buttons out of the tab order", async () => {
  setup("400px");
  await forward();

  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("Letter 1");

  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.getAttribute("role")).toBe("tabpanel");
});

test("scrolls smoothly, unless the user prefers reduced motion", async () => {
  setup("400px");
  expect(getComputedStyle(scroller()).scrollBehavior).toBe("auto");

  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  expect(getComputedStyle(scroller()).scrollBehavior).toBe("smooth");
});
