import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { announce } from "../announcer/announcer.ts";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { ProgressBar, type ProgressBarProps } from "./progress-bar.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const bar = (props: Partial<ProgressBarProps> = {}) => (
  <ProgressBar value={40} aria-label="Repairs" {...props} />
);

const progress = (): HTMLProgressElement => screen.getByRole("progressbar", { name: "Repairs" });

async function emulate(name: string, value: string): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name, value }] });
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  });
}

test.each([
  { value: 0, shown: 0 },
  { value: 40, shown: 40 },
  { value: "40", shown: 40 },
  { value: 100, shown: 100 },
  { value: 101, shown: 100 },
  { value: Infinity, shown: 100 },
  { value: -1, shown: 0 },
  { value: "half", shown: 0 },
  { value: Number.NaN, shown: 0 },
  { value: undefined, shown: 0 },
  { value: true as unknown as number, shown: 0 },
  { value: [7] as unknown as number, shown: 0 },
])("value clamped to 0..100; non-numeric counts as 0: $value is $shown", ({ value, shown }) => {
  render(bar({ value }));

  expect([progress().value, progress().max]).toEqual([shown, 100]);
});

test("arialabel names it, and is shown above it on request", () => {
  render(bar({ showLabel: true }));

  const label = screen.getByText("Repairs").getBoundingClientRect();
  expect(label.bottom).toBeLessThanOrEqual(progress().getBoundingClientRect().top);
});

test("shows and announces the progress in words", () => {
  render(bar({ valueText: "Step 2 of 5, inspection" }));

  expect(screen.getByText("Step 2 of 5, inspection")).toBeTruthy();
  expect(progress().ariaValueText).toBe("Step 2 of 5, inspection");
});

test("has no value while it is indeterminate", async () => {
  render(bar({ indeterminate: true }));

  expect(progress().hasAttribute("value")).toBe(false);
  expect(progress().matches(":indeterminate")).toBe(true);
  expect(getComputedStyle(progress()).animationName).toBe("ck-progress");

  await emulate("prefers-reduced-motion", "reduce");
  expect(getComputedStyle(progress()).animationName).toBe("none");
});

test("is visible in forced colors", async () => {
  await emulate("forced-colors", "active");
  render(
    <>
      {bar()}
      <mark style={{ background: "Highlight", borderColor: "CanvasText" }} />
    </>,
  );

  const mark = getComputedStyle(document.querySelector("mark") as Element);
  expect(getComputedStyle(progress()).color).toBe(mark.backgroundColor);
  expect(getComputedStyle(progress()).borderColor).toBe(mark.borderColor);
});

const steps = [
  { value: 24 },
  { value: 26, announcement: "Repairs: 26%" },
  { value: 49 },
  { value: 51, announcement: "Repairs: 51%" },
  { value: 60 },
  { value: 99, announcement: "Repairs: 99%" },
  { value: 100, announcement: "Repairs: 100%" },
];

test.each([
  { what: "the page", renderIn: render },
  {
    what: "a shadow root",
    renderIn: (children: React.ReactNode) => {
      const shadow = renderInShadowRoot(children);
      const container = shadow.firstElementChild as HTMLElement;
      return { rerender: (next: React.ReactNode) => void render(next, { container }) };
    },
  },
])("announces at 25 % steps at most, in $what", async ({ renderIn }) => {
  const { rerender } = renderIn(bar({ value: 10, announceChanges: true }));

  for (const { value, announcement } of steps) {
    rerender(bar({ value, announceChanges: true }));
    if (announcement) await vi.waitFor(() => expect(announcements().at(-1)).toBe(announcement));
  }

  expect(announcements()).toEqual(steps.flatMap(({ announcement }) => announcement ?? []));
});

test("announces the last of several steps at the same time, in words if it has them", async () => {
  const { rerender } = render(bar({ value: 10, announceChanges: true }));

  rerender(bar({ value: 30, announceChanges: true, valueText: "Step 2 of 5" }));
  rerender(bar({ value: 60, announceChanges: true, valueText: "Step 3 of 5" }));

  await vi.waitFor(() => expect(announcements()).toEqual(["Repairs: Step 3 of 5"]));
});

test("formats the percentage for the language", async () => {
  const view = (value: number) => (
    <LocaleProvider locale="es-ES" messages={[kitEsUs]}>
      {bar({ value, announceChanges: true })}
    </LocaleProvider>
  );
  const { rerender } = render(view(0));

  rerender(view(50));

  await vi.waitFor(() => expect(announcements()).toEqual(["Repairs: 50\u00A0%"]));
});

test("announces nothing by default, or when the value decreases", async () => {
  const { rerender } = render(bar({ value: 0 }));
  rerender(bar({ value: 50 }));
  rerender(bar({ value: 60, announceChanges: true }));
  rerender(bar({ value: 20, announceChanges: true }));
  announce("Done", document.body);

  await vi.waitFor(() => expect(announcements()).toEqual(["Done"]));
});

test("keeps the caller's own 'aria-valuetext'", () => {
  render(bar({ "aria-valuetext": "Two of five cars" }));

  expect(progress().getAttribute("aria-valuetext")).toBe("Two of five cars");
});
