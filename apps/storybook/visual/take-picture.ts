import "@fontsource-variable/figtree";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import "./take-picture.css";

/** When the pictures are taken, so that today's date is the same in all of them. */
const NOW = "2026-11-20T10:00:00-05:00";

/** How much of a long page a picture shows, in px. */
const TALLEST = 1280;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW), shouldAdvanceTime: true });
});

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  // A story that could not be drawn has failed already.
  if (!storyId || task.result?.state === "fail") return;

  await document.fonts.ready;
  const height = Math.min(document.documentElement.scrollHeight, TALLEST);
  if (height > innerHeight) await page.viewport(innerWidth, height);
  await expect(page).toMatchScreenshot(storyId);
});

afterEach(() => {
  vi.useRealTimers();
});
