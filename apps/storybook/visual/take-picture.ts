import "@fontsource-variable/figtree";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { widths } from "../.storybook/widths.ts";
import "./take-picture.css";

/** When the pictures are taken, so that today's date is the same in all of them. */
const NOW = "2026-11-20T10:00:00-05:00";

/** How wide the phone of the toolbar is. */
const PHONE = Number.parseInt(widths["phone"]?.styles?.width ?? "", 10);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW), shouldAdvanceTime: true });
});

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  // A story that could not be drawn has failed already.
  if (!storyId || task.result?.state === "fail") return;

  // A story that has a width of its own looks the same everywhere.
  if (task.file.projectName === "phone" && innerWidth !== PHONE) return;

  await document.fonts.ready;
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) await page.viewport(innerWidth, scrollHeight);
  await expect(page).toMatchScreenshot(storyId);
});

afterEach(() => {
  vi.useRealTimers();
});
