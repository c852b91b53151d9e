import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Overlay } from "./overlay.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/

afterEach(cleanup);

function Page({ isHeld = false }: { isHeld?: boolean }): JSX.Element {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Enlarge
      </button>
      <Overlay
        aria-label="Damage to the hood"
        shown={shown}
        {...(!isHeld && { onClose: () => setShown(false) })}
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

/** Where a key leads; between the last stop and the first come the browser's own controls, or the layer. */
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
  test("has the focus, and Escape gives it back", async () => {
    render(<Page />);
    await userEvent.keyboard(`{Tab}${keys}`);
    expect(document.activeElement).toBe(layer());

    await userEvent.keyboard("{Escape}");

    expect(layer()).toBeNull();
    expect(focused()).toBe("Enlarge");
  });
});

test("Tab moves through what it holds, round and round, and never behind it", async () => {
  render(<Page />);
  await userEvent.keyboard("{Tab}{Enter}");

  const visited = await visit("{Tab}", 7);

  expect(visited.slice(0, 4)).toEqual(["Turn left", "Turn right", "Turn left", "Turn right"]);
  expect(visited).not.toContain("Behind");
});

// Not round: in Firefox the keys would stay with the browser's own controls.
test("Shift + Tab moves the other way", async () => {
  render(<Page />);
  await userEvent.keyboard("{Tab}{Enter}");
  screen.getByRole("button", { name: "Turn right" }).focus();

  expect(await visit("{Shift>}{Tab}{/Shift}", 1)).toEqual(["Turn left"]);
});

test("Escape pressed again and again never hides what its owner holds", async () => {
  render(<Page isHeld />);
  await userEvent.keyboard("{Tab}{Enter}");

  await userEvent.keyboard("{Escape}{Escape}{Escape}");

  expect(layer()?.matches(":modal")).toBe(true);
});

test("what only tints the page leaves every key to it", async () => {
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
