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

test("announces the items, what is open, and the button to go back", async () => {
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

test("announces on a wide window which panel is open, and which page is shown", async () => {
  await atWidth(1280);
  const { container, rerender } = render(<HeaderPage messageCount={0} />);
  const { press, read, waitForAnnouncement, text } = await transcribe(container);

  await press("Tab");
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await expect.poll(() => isOpen("Claims")).toBe(true);
  await press("Tab");
  await read();
  rerender(<HeaderPage messageCount={2} />);
  await waitForAnnouncement("Unread messages: 2");
  await press("Escape");

  await expect(text()).toMatchFileSnapshot("header-desktop.spoken.txt");
});
