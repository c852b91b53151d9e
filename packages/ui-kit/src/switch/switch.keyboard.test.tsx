import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Switch } from "./switch.tsx";

// Runs in Firefox too. https://www.w3.org/WAI/ARIA/apg/patterns/switch/

afterEach(cleanup);

describe("switch", () => {
  test("Tab moves to it, Space turns it on and off", async () => {
    render(<Switch label="Paperless billing" />);
    const control = screen.getByRole<HTMLInputElement>("switch", { name: "Paperless billing" });

    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(control);
    expect(control.checked).toBe(false);

    await userEvent.keyboard("{ }");
    expect(control.checked).toBe(true);

    await userEvent.keyboard("{ }");
    expect(control.checked).toBe(false);
  });

  test("a disabled one is no tab stop", async () => {
    render(
      <>
        <Switch label="Paperless billing" disabled />
        <Switch label="Text messages" />
      </>,
    );

    await userEvent.keyboard("{Tab}");

    expect(document.activeElement).toBe(screen.getByRole("switch", { name: "Text messages" }));
  });
});
