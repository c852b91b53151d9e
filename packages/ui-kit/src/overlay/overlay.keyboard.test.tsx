import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Overlay } from "./overlay.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/

afterEach(cleanup);

function Page({ isKeptOpen = false }: { isKeptOpen?: boolean }): JSX.Element {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Enlarge
      </button>
      <Overlay
        aria-label="Damage to the hood"
        shown={shown}
        {...(!isKeptOpen && { onClose: () => setShown(false) })}
      >
        <button type="button">Turn left</button>
        <button type="button">Turn right</button>
      </Overlay>
      <button type="button">Behind</button>
    </>
  );
}

const layer = (): HTMLElement | null => screen.queryByRole("dialog");

const focused = (): string | null | undefined =>
  document.activeElement?.matches("body, dialog") ? "browser" : document.activeElement?.textContent;

/**
 * The element that a key moves to. Between the last stop and the first are the browser's own controls,
 * or the layer.
 */
async function visit(keys: string, times: number): Promise<(string | null | undefined)[]> {
  const visited = [];
  for (let count = 0; count < times; count += 1) {
    await userEvent.keyboard(keys);
    if (focused() !== "browser") visited.push(focused());
  }
  return visited;
}

describe.each([
  { key: "Enter", keys: "{Enter}" },
  { key: "Space", keys: "{ }" },
])("opened by $key", ({ keys }) => {
  test("gets the focus; Escape restores it", async () => {
    render(<Page />);
    await userEvent.keyboard(`{Tab}${keys}`);
    expect(document.activeElement).toBe(layer());

    await userEvent.keyboard("{Escape}");

    expect(layer()).toBeNull();
    expect(focused()).toBe("Enlarge");
  });
});

test("Tab cycles within its content and never reaches the page behind it", async () => {
  render(<Page />);
  await userEvent.keyboard("{Tab}{Enter}");

  const visited = await visit("{Tab}", 7);

  expect(visited.slice(0, 4)).toEqual(["Turn left", "Turn right", "Turn left", "Turn right"]);
  expect(visited).not.toContain("Behind");
});

// Does not wrap around: in Firefox the focus would stay in the browser's own controls.
test("Shift + Tab moves backwards", async () => {
  render(<Page />);
  await userEvent.keyboard("{Tab}{Enter}");
  screen.getByRole("button", { name: "Turn right" }).focus();

  expect(await visit("{Shift>}{Tab}{/Shift}", 1)).toEqual(["Turn left"]);
});

test("pressing Escape repeatedly never hides an overlay that its caller keeps open", async () => {
  render(<Page isKeptOpen />);
  await userEvent.keyboard("{Tab}{Enter}");

  await userEvent.keyboard("{Escape}{Escape}{Escape}");

  expect(layer()?.matches(":modal")).toBe(true);
});

test("a click-through overlay handles no keys", async () => {
  render(
    <>
      <button type="button">Track claim</button>
      <Overlay clickThrough shown>
        <button type="button">Show me</button>
      </Overlay>
    </>,
  );

  expect(await visit("{Tab}", 2)).toEqual(["Track claim", "Show me"]);
});
