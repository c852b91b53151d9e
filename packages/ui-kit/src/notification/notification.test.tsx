import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { forgetHeard, heard } from "../../testing/heard.ts";
import { Button } from "../button/button.tsx";
import { Notification } from "./notification.tsx";

afterEach(() => {
  cleanup();
  forgetHeard();
});

test("is an error when nobody says otherwise", () => {
  render(<Notification>Your claim summary didn't load.</Notification>);

  expect(screen.getByRole("alert").textContent).toBe("Your claim summary didn't load.");
  expect(screen.getByRole("img", { name: "Error" })).toBeTruthy();
});

test.each([
  { type: "error", icon: "Error" },
  { type: "warning", icon: "Warning" },
  { type: "success", icon: "Success" },
] as const)("interrupts with an alert of type $type", ({ type, icon }) => {
  render(<Notification type={type}>Text</Notification>);

  expect(screen.getByRole("alert").textContent).toBe("Text");
  expect(screen.getByRole("img", { name: icon })).toBeTruthy();
});

test("waits politely with a status of type info", async () => {
  render(<Notification type="info">We are checking your coverage.</Notification>);

  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("We are checking your coverage.");
  await vi.waitFor(() => expect(heard()).toEqual(["We are checking your coverage."]));
});

test("says a new text of type info, and an old one not again", async () => {
  const { rerender } = render(<Notification type="info">First</Notification>);
  await vi.waitFor(() => expect(heard()).toEqual(["First"]));

  rerender(
    <Notification type="info" className="other">
      First
    </Notification>,
  );
  rerender(<Notification type="info">Second</Notification>);

  await vi.waitFor(() => expect(heard()).toEqual(["First", "Second"]));
});

test("speaks heading and text, but not what can be done about it", () => {
  render(
    <Notification heading="No claims" action={<Button>Try again</Button>}>
      Nothing here.
    </Notification>,
  );

  expect(screen.getByRole("alert").textContent).toBe("No claimsNothing here.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
