import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { atWidth, button, HeaderPage, isOpen } from "../../testing/header-page.tsx";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { transcribe } from "../../testing/spoken.ts";
import "../styles.css";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

test("says what there is, what is open, and where the way back is", async () => {
  await atWidth(600);
  const { container } = render(<HeaderPage messageCount={128} />);
  const { press, read, text } = await transcribe(container);

  await read();
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await expect.poll(() => button("Close menu") === document.activeElement).toBe(true);
  await press("Tab");
  await press("Enter");
  await expect.poll(() => isOpen("Claims")).toBe(true);
  await press("Tab");
  await press("Escape");
  await expect.poll(() => isOpen("Claims")).toBe(false);
  await press("Escape");
  await expect.poll(() => isOpen("Menu")).toBe(false);
  await press("Tab");

  await expect(text()).toMatchFileSnapshot("header.spoken.txt");
});

test("says on a wide window which panel is open, and which page is shown", async () => {
  await atWidth(1280);
  const { container, rerender } = render(<HeaderPage messageCount={0} />);
  const { press, read, hear, text } = await transcribe(container);

  await press("Tab");
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await expect.poll(() => isOpen("Claims")).toBe(true);
  await press("Tab");
  await read();
  rerender(<HeaderPage messageCount={2} />);
  await hear("Unread messages: 2");
  await press("Escape");

  await expect(text()).toMatchFileSnapshot("header-desktop.spoken.txt");
});
