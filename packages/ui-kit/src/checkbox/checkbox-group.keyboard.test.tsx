import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { CheckboxGroup } from "./checkbox-group.tsx";
import { Checkbox } from "./checkbox.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/

afterEach(cleanup);

beforeEach(() => {
  render(
    <CheckboxGroup label="Condiments" selectAll defaultValue={["lettuce"]}>
      <Checkbox label="Lettuce" value="lettuce" />
      <Checkbox label="Tomato" value="tomato" />
    </CheckboxGroup>,
  );
});

const box = (name: string): HTMLInputElement => screen.getByRole("checkbox", { name });

/** The state of a native checkbox that assistive technology exposes. */
function state(name: string): "mixed" | boolean {
  return box(name).matches(":indeterminate") ? "mixed" : box(name).checked;
}

test("Tab moves through all checkboxes, one by one", async () => {
  for (const name of ["Select all", "Lettuce", "Tomato"]) {
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(box(name));
  }
});

test("Space checks and unchecks the focused checkbox", async () => {
  box("Tomato").focus();

  await userEvent.keyboard("{ }");
  expect(state("Tomato")).toBe(true);

  await userEvent.keyboard("{ }");
  expect(state("Tomato")).toBe(false);
});

test("Space on a mixed checkbox checks all, then none", async () => {
  box("Select all").focus();
  expect(state("Select all")).toBe("mixed");

  await userEvent.keyboard("{ }");
  expect(["Select all", "Lettuce", "Tomato"].map(state)).toEqual([true, true, true]);

  await userEvent.keyboard("{ }");
  expect(["Select all", "Lettuce", "Tomato"].map(state)).toEqual([false, false, false]);
});

test("Space on the last unchecked box checks the mixed one", async () => {
  box("Tomato").focus();
  await userEvent.keyboard("{ }");
  expect(state("Select all")).toBe(true);

  await userEvent.keyboard("{ }");
  expect(state("Select all")).toBe("mixed");
});
