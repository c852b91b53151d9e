import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DatePicker, PasswordField, Radio, RadioGroup, Select, Tag, TextField } from "./index.ts";
import "./styles.css";

// Differences that are visible only when components are side by side.

afterEach(cleanup);

const rect = (element: Element | null | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? new DOMRect();

const field = (label: string): HTMLElement => screen.getByLabelText(label, { exact: false });

test("tags with and without an icon are on one line", () => {
  render(
    <p>
      <Tag label="Paid" status="success" /> <Tag label="Open" />
    </p>,
  );

  const [withIcon, without] = document.querySelectorAll(".ck-tag");
  expect(rect(withIcon).top).toBe(rect(without).top);
});

test("a date picker is as wide as a text field", () => {
  render(
    <>
      <TextField label="City" />
      <DatePicker label="Date of loss" />
    </>,
  );

  expect(rect(field("Date of loss")).width).toBe(rect(field("City")).width);
});

test("a disabled select has the color of a disabled text field", () => {
  render(
    <>
      <TextField label="City" disabled />
      <Select label="Cause" disabled />
    </>,
  );

  const [city, cause] = ["City", "Cause"].map((label) => getComputedStyle(field(label)));
  expect(cause?.backgroundColor).toBe(city?.backgroundColor);
});

test("the border of an invalid password includes its button", () => {
  render(<PasswordField label="Password" error="Too short." />);

  const [input, button] = document.querySelectorAll(".ck-password > *");
  expect(getComputedStyle(button as Element).borderColor).toBe(
    getComputedStyle(input as Element).borderColor,
  );
});

test("bounded radios have the same gap side by side and below each other", () => {
  const gaps = [true, false].map((horizontal) => {
    render(
      <RadioGroup label="Where?" bounded horizontal={horizontal}>
        <Radio label="At home" value="home" />
        <Radio label="At a shop" value="shop" />
      </RadioGroup>,
    );
    const [first, second] = [...document.querySelectorAll(".ck-choice")].map(rect);
    cleanup();
    if (!first || !second) return 0;
    return horizontal ? second.left - first.right : second.top - first.bottom;
  });

  expect(gaps).toEqual([8, 8]);
});
