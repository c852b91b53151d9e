import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { PageNavigator, type PageNavigatorProps } from "./page-navigator.tsx";

// Runs in Firefox and WebKit too. The ARIA Authoring Practices have no pattern for it: a landmark with
// buttons or links, each in the tab order.

afterEach(cleanup);

function Pages(props: Partial<PageNavigatorProps>): JSX.Element {
  const [page, setPage] = useState(2);
  return (
    <div style={{ inlineSize: "640px" }}>
      <PageNavigator current={page} total={3} onGoto={setPage} {...props} />
    </div>
  );
}

const focused = (): string | null | undefined => document.activeElement?.ariaLabel;
const current = () => document.querySelector("[aria-current=page]")?.textContent;

async function pressRepeatedly(key: string, times: number): Promise<(string | null | undefined)[]> {
  const visited = [];
  for (let step = 0; step < times; step++) {
    await userEvent.keyboard(key);
    visited.push(focused());
  }
  return visited;
}

const stops = [
  "First page",
  "Previous page",
  "Go to page 1",
  "Go to page 2",
  "Go to page 3",
  "Next page",
  "Last page",
];

describe.each([
  { what: "buttons", props: {}, keys: ["{Enter}", "{ }"] },
  { what: "links", props: { href: "#page={page}" }, keys: ["{Enter}"] },
])("with $what", ({ props, keys }) => {
  test("Tab moves through all controls in reading order, and Shift+Tab back", async () => {
    render(<Pages {...props} />);

    expect(await pressRepeatedly("{Tab}", 7)).toEqual(stops);
    expect(await pressRepeatedly("{Shift>}{Tab}{/Shift}", 6)).toEqual(
      stops.slice(0, -1).toReversed(),
    );
  });

  test.each(keys)(
    "%s goes to another page and keeps the focus, also on the last page",
    async (key) => {
      render(<Pages {...props} />);
      await pressRepeatedly("{Tab}", 6);

      await userEvent.keyboard(key);
      expect([current(), focused()]).toEqual(["3", "Next page"]);

      await userEvent.keyboard(key);
      expect([current(), focused()]).toEqual(["3", "Next page"]);
    },
  );

  test("Tab also stops at disabled controls, so that none disappears", async () => {
    render(<Pages {...props} total={2} />);

    await pressRepeatedly("{Tab}", 5);

    expect(focused()).toBe("Next page");
    expect(screen.getByLabelText("Next page").ariaDisabled).toBe("true");
  });
});
