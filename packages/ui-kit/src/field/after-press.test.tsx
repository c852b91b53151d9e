import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderInFrame } from "../../testing/in-frame.tsx";
import { presses } from "../../testing/press.ts";
import "../styles.css";
import { afterPress, watchPresses } from "./after-press.ts";

// Runs in Firefox and WebKit too, which marks a pressed element as active later than other browsers.

const onClick = vi.fn();

/** A field whose error, shown on blur, moves the button below it. */
function LateError(): JSX.Element {
  const [error, setError] = useState("");
  return (
    <>
      {error && <p style={{ blockSize: 60 }}>{error}</p>}
      <input
        aria-label="City"
        onFocus={({ target }) => watchPresses(target)}
        onBlur={() => afterPress(() => setError("Enter a city."))}
      />
      <button
        type="button"
        style={{ display: "block", blockSize: 44 }}
        onClick={() => onClick(screen.queryByText("Enter a city.") && "after the error")}
      >
        Send
      </button>
      <p data-testid="elsewhere">Elsewhere</p>
    </>
  );
}

beforeEach(async () => {
  await page.viewport(800, 600);
  render(<LateError />);
  screen.getByRole("textbox").focus();
});

afterEach(() => {
  cleanup();
  onClick.mockClear();
});

test.each(presses)(
  "a press by $by on the button below is a click, after the callback",
  async ({ press }) => {
    await press(screen.getByRole("button"));

    await vi.waitFor(() => expect(onClick.mock.calls).toEqual([["after the error"]]));
  },
);

test("calls back when the press ends elsewhere", async () => {
  await userEvent.dragAndDrop(screen.getByRole("button"), screen.getByTestId("elsewhere"));

  expect(await screen.findByText("Enter a city.")).toBeTruthy();
  expect(onClick).not.toHaveBeenCalled();
});

test("calls back at once when there is no press", () => {
  act(() => screen.getByRole("textbox").blur());

  expect(screen.getByText("Enter a city.")).toBeTruthy();
});

test("waits for the end of a press in a frame", () => {
  const inside = renderInFrame(<LateError />);
  const field = inside.querySelector("input");
  const send = inside.querySelector("button") as HTMLElement;
  act(() => field?.focus());

  fireEvent.mouseDown(send);
  act(() => field?.blur());
  expect(inside.body.textContent).not.toContain("Enter a city.");

  fireEvent.mouseUp(send);
  fireEvent.click(send);
  expect(inside.body.textContent).toContain("Enter a city.");
});
