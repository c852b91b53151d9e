import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { type Breadcrumb, Breadcrumbs } from "./breadcrumbs.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/

afterEach(cleanup);

const names = ["Home", "Auto", "Policies", "Claims", "CLM-1001"];

function setup(items: readonly Breadcrumb[], inlineSize: string): void {
  render(
    <div style={{ inlineSize }}>
      <Breadcrumbs items={items} />
      <button type="button">After</button>
    </div>,
  );
}

const way = names.map((label) => ({ label, href: `#${label}` }));

/** Where each press of Tab leads to. */
async function walk(times: number): Promise<(string | null | undefined)[]> {
  const visited = [];
  for (let stop = 0; stop < times; stop++) {
    await userEvent.keyboard("{Tab}");
    visited.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  }
  return visited;
}

describe("breadcrumb pattern", () => {
  test("Tab goes from link to link, past the current page", async () => {
    setup(way.slice(-3), "640px");

    expect(await walk(3)).toEqual(["Policies", "Claims", "After"]);
    expect(screen.getByText("CLM-1001").tabIndex).toBe(-1);
  });

  test("Tab goes to the link back alone where there is little room", async () => {
    setup(way, "320px");

    expect(await walk(2)).toEqual(["Claims", "After"]);
  });
});

describe("disclosure of the middle", () => {
  test("Tab stops at the button in place of the middle", async () => {
    setup(way, "540px");

    expect(await walk(4)).toEqual(["Home", "Show 2 more", "Claims", "After"]);
  });

  test.each([
    { key: "Enter", keys: "{Enter}" },
    { key: "Space", keys: "{ }" },
  ])("$key shows the middle and moves the focus to its first link", async ({ keys }) => {
    setup(way, "540px");
    await walk(2);

    await userEvent.keyboard(keys);

    expect(document.activeElement?.textContent).toBe("Auto");
    expect(await walk(3)).toEqual(["Policies", "Claims", "After"]);
  });
});
