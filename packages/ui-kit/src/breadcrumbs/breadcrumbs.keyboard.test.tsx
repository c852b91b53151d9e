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

const path = names.map((label) => ({ label, href: `#${label}` }));

/** Presses Tab; returns what is focused after each press. */
async function pressTab(times: number): Promise<(string | null | undefined)[]> {
  const visited = [];
  for (let stop = 0; stop < times; stop++) {
    await userEvent.keyboard("{Tab}");
    visited.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  }
  return visited;
}

describe("breadcrumb pattern", () => {
  test("Tab moves from link to link and skips the current page", async () => {
    setup(path.slice(-3), "640px");

    expect(await pressTab(3)).toEqual(["Policies", "Claims", "After"]);
    expect(screen.getByText("CLM-1001").tabIndex).toBe(-1);
  });

  test("Tab stops only at the link to the parent page in a narrow container", async () => {
    setup(path, "320px");

    expect(await pressTab(2)).toEqual(["Claims", "After"]);
  });
});

describe("collapsed links", () => {
  test("Tab stops at the button that replaces the collapsed links", async () => {
    setup(path, "540px");

    expect(await pressTab(4)).toEqual(["Home", "Show 2 more", "Claims", "After"]);
  });

  test.each([
    { key: "Enter", keys: "{Enter}" },
    { key: "Space", keys: "{ }" },
  ])("$key shows the collapsed links and focuses the first one", async ({ keys }) => {
    setup(path, "540px");
    await pressTab(2);

    await userEvent.keyboard(keys);

    expect(document.activeElement?.textContent).toBe("Auto");
    expect(await pressTab(3)).toEqual(["Policies", "Claims", "After"]);
  });
});
