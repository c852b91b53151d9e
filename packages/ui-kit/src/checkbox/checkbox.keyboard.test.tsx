import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { CheckboxGroup } from "./checkbox-group.tsx";
import { Checkbox } from "./checkbox.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/

afterEach(cleanup);

function box(name: string): HTMLInputElement {
  return screen.getByRole("checkbox", { name });
}

/** The state that screen readers announce, as a value of `aria-checked`. */
function state(name: string): "true" | "false" | "mixed" {
  if (box(name).indeterminate) return "mixed";
  return box(name).checked ? "true" : "false";
}

describe("checkbox", () => {
  test("Tab moves to it, Space checks and unchecks it", async () => {
    render(<Checkbox label="I agree" />);

    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(box("I agree"));

    await userEvent.keyboard("{ }");
    expect(state("I agree")).toBe("true");

    await userEvent.keyboard("{ }");
    expect(state("I agree")).toBe("false");
  });
});

describe("checkbox (mixed state)", () => {
  beforeEach(async () => {
    render(
      <CheckboxGroup label="Damaged parts" selectAll defaultValue={["hood"]}>
        <Checkbox label="Hood" value="hood" />
        <Checkbox label="Roof" value="roof" />
      </CheckboxGroup>,
    );
    await userEvent.keyboard("{Tab}");
  });

  test("Tab moves through all checkboxes", async () => {
    expect(document.activeElement).toBe(box("Select all"));

    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(box("Hood"));

    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(box("Roof"));
  });

  test("Space on the mixed checkbox checks all, then none, then all", async () => {
    expect(state("Select all")).toBe("mixed");

    for (const all of ["true", "false", "true"]) {
      await userEvent.keyboard("{ }");
      expect([state("Select all"), state("Hood"), state("Roof")]).toEqual([all, all, all]);
    }
  });

  test("Space on the others makes the mixed checkbox checked, mixed or unchecked", async () => {
    await userEvent.keyboard("{Tab}{Tab}{ }");
    expect(state("Select all")).toBe("true");

    await userEvent.keyboard("{ }");
    expect(state("Select all")).toBe("mixed");

    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{ }");
    expect(state("Select all")).toBe("false");
  });
});
