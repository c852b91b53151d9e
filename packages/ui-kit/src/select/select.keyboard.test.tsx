import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Select } from "./select.tsx";

// Runs in Firefox and WebKit too. The keys are the browser's; the tests show that the kit does not
// break them.

afterEach(cleanup);

const options = [
  { value: "hail", text: "Hail" },
  { value: "fire", text: "Fire" },
  { value: "theft", text: "Theft" },
];

test("Tab moves to the select, and typing the start of an option chooses it", async () => {
  render(<Select label="Cause" options={options} />);

  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(screen.getByRole("combobox"));

  await userEvent.keyboard("t");
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("theft");
});

test("Tab skips a disabled select", async () => {
  render(
    <>
      <Select label="Cause" options={options} disabled />
      <button type="button">After</button>
    </>,
  );

  await userEvent.keyboard("{Tab}");

  expect(document.activeElement).toBe(screen.getByRole("button"));
});
