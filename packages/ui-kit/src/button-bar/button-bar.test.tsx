import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { ButtonBar } from "./button-bar.tsx";
import "../styles.css";

afterEach(cleanup);

function renderBar(inlineSize: string, direction = "ltr"): DOMRect[] {
  const { container } = render(
    <ButtonBar>
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
    </ButtonBar>,
  );
  Object.assign(container.style, { inlineSize, direction });
  return screen.getAllByRole("button").map((button) => button.getBoundingClientRect());
}

test("is a row with the primary button first", () => {
  const [primary, other] = renderBar("40rem");

  expect(primary?.top).toBe(other?.top);
  expect(primary?.right).toBeLessThan(other?.left ?? 0);
});

test("is a row in right-to-left text", () => {
  const [primary, other] = renderBar("40rem", "rtl");

  expect(primary?.top).toBe(other?.top);
  expect(primary?.left).toBeGreaterThan(other?.right ?? 0);
});

test("is a stack in a narrow container, at any window width", () => {
  const [primary, other] = renderBar("20rem");

  expect(primary?.bottom).toBeLessThan(other?.top ?? 0);
  expect([primary?.width, other?.width]).toEqual([320, 320]);
});

test("starts the tab order with the primary button", async () => {
  renderBar("40rem");

  await userEvent.tab();

  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save" }));
});

test("can be aligned to the end", () => {
  const { container } = render(
    <ButtonBar align="end">
      <Button>Save</Button>
    </ButtonBar>,
  );
  // As wide as a row.
  container.style.inlineSize = "40rem";

  const { right } = screen.getByRole("button").getBoundingClientRect();
  expect(right).toBe(container.getBoundingClientRect().right);
});

test.each([
  { inlineSize: "40rem", where: "below the row", after: "Back" },
  { inlineSize: "20rem", where: "below its own button", after: "Continue" },
])(
  "shows the reason of a disabled button $where at a width of $inlineSize",
  ({ inlineSize, after }) => {
    const { container } = render(
      <ButtonBar>
        <Button disabledReason="Choose a shop first.">Continue</Button>
        <Button>Back</Button>
      </ButtonBar>,
    );
    container.style.inlineSize = inlineSize;

    const reason = screen.getByText("Choose a shop first.").getBoundingClientRect();
    const button = screen.getByRole("button", { name: after }).getBoundingClientRect();
    expect(reason.top).toBeGreaterThanOrEqual(button.bottom);
    expect(reason.top - button.bottom).toBeLessThan(20);
  },
);
