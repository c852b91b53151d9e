import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Switch } from "./switch.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/switch/

afterEach(cleanup);

test("Tab moves to the switch, and Space turns it on and off", async () => {
  render(<Switch label="Paperless billing" />);
  const paperless = screen.getByRole<HTMLInputElement>("switch", { name: "Paperless billing" });

  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(paperless);
  expect(paperless.checked).toBe(false);

  await userEvent.keyboard("{ }");
  expect(paperless.checked).toBe(true);

  await userEvent.keyboard("{ }");
  expect(paperless.checked).toBe(false);
});

test("Space does not toggle a disabled switch, and Tab skips it", async () => {
  render(
    <>
      <Switch label="Paperless billing" disabled />
      <Switch label="Texts" />
    </>,
  );

  await userEvent.keyboard("{Tab}{ }");

  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Texts" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /Paper/ }).checked).toBe(false);
});
