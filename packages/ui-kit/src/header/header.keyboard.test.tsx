import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { atWidth, button, focused, HeaderPage, isOpen, links } from "../../testing/header-page.tsx";
import "../styles.css";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/

afterEach(cleanup);

/** Presses keys one after the other, and waits until `aria-expanded` of a button has the value. */
async function pressKeys(keys: string, name: string, open: boolean): Promise<void> {
  await userEvent.keyboard(keys);
  await expect.poll(() => isOpen(name)).toBe(open);
}

/** Presses a key several times; returns what is focused after each press. */
async function pressRepeatedly(key: string, times: number): Promise<(string | null | undefined)[]> {
  const visited = [];
  for (let step = 0; step < times; step++) {
    await userEvent.keyboard(key);
    visited.push(focused());
  }
  return visited;
}

describe("on a wide window", () => {
  beforeEach(async () => {
    await atWidth(1280);
    render(<HeaderPage />);
    button("Claims").focus();
  });

  test("Tab moves between the items and skips closed panels", async () => {
    expect(await pressRepeatedly("{Tab}", 3)).toEqual(["Policies", "Contact us", "Withdraw"]);
    expect(await pressRepeatedly("{Shift>}{Tab}{/Shift}", 3)).toEqual([
      "Contact us",
      "Policies",
      "Claims",
    ]);
  });

  test("Tab moves into an open panel, through its links, and on to the next item, which closes it", async () => {
    await pressKeys("{Enter}", "Claims", true);

    expect(await pressRepeatedly("{Tab}", 3)).toEqual([
      "Your claims",
      "Report a claim",
      "Repair shops",
    ]);
    expect(await pressRepeatedly("{Tab}", 1)).toEqual(["Policies"]);
    await expect.poll(() => isOpen("Claims")).toBe(false);
  });

  test.each([
    { key: "Enter", keys: "{Enter}" },
    { key: "Space", keys: "{ }" },
  ])("$key opens and closes a panel, and keeps the focus on its button", async ({ keys }) => {
    await pressKeys(keys, "Claims", true);
    expect(links()).toContain("Report a claim");
    expect(focused()).toBe("Claims");

    await pressKeys(keys, "Claims", false);
    expect(links()).toEqual(["Contact us"]);
    expect(focused()).toBe("Claims");
  });

  test("buttons update aria-expanded in the same task", () => {
    act(() => button("Claims").click());
    expect([isOpen("Claims"), isOpen("Policies")]).toEqual([true, false]);

    act(() => button("Policies").click());
    expect([isOpen("Claims"), isOpen("Policies")]).toEqual([false, true]);

    act(() => button("Policies").click());
    expect([isOpen("Claims"), isOpen("Policies")]).toEqual([false, false]);
  });

  test("Enter on a link follows it, which closes the panel", async () => {
    await pressKeys("{Enter}", "Claims", true);

    await pressKeys("{Tab}{Tab}{Enter}", "Claims", false);

    expect(location.hash).toBe("#report");
    history.replaceState(null, "", location.pathname + location.search);
  });

  test("Escape in a panel closes it and focuses its button", async () => {
    await pressKeys("{Enter}", "Claims", true);
    await userEvent.keyboard("{Tab}{Tab}");

    await pressKeys("{Escape}", "Claims", false);

    expect(focused()).toBe("Claims");
  });

  test("Escape on the button closes its panel", async () => {
    await pressKeys("{Enter}", "Claims", true);

    await pressKeys("{Escape}", "Claims", false);

    expect(focused()).toBe("Claims");
  });

  test.each([
    { forward: "{ArrowRight}", back: "{ArrowLeft}", names: "Right and Left Arrow" },
    { forward: "{ArrowDown}", back: "{ArrowUp}", names: "Down and Up Arrow" },
  ])("$names move between the items and stop at the ends", async ({ forward, back }) => {
    expect(await pressRepeatedly(forward, 3)).toEqual(["Policies", "Contact us", "Contact us"]);
    expect(await pressRepeatedly(back, 3)).toEqual(["Policies", "Claims", "Claims"]);
  });

  test("Down Arrow on a button moves into its open panel, and arrow keys through the links", async () => {
    await pressKeys("{Enter}", "Claims", true);

    expect(await pressRepeatedly("{ArrowDown}", 4)).toEqual([
      "Your claims",
      "Report a claim",
      "Repair shops",
      "Repair shops",
    ]);
    expect(await pressRepeatedly("{ArrowUp}", 3)).toEqual([
      "Report a claim",
      "Your claims",
      "Your claims",
    ]);
  });

  test("Home and End move to the first and the last item, or link of a panel", async () => {
    expect(await pressRepeatedly("{End}", 1)).toEqual(["Contact us"]);
    expect(await pressRepeatedly("{Home}", 1)).toEqual(["Claims"]);

    await pressKeys("{Enter}", "Claims", true);
    await userEvent.keyboard("{ArrowDown}");
    expect(await pressRepeatedly("{End}", 1)).toEqual(["Repair shops"]);
    expect(await pressRepeatedly("{Home}", 1)).toEqual(["Your claims"]);
  });

  test("arrow keys with Alt are left to the browser", async () => {
    expect(await pressRepeatedly("{Alt>}{ArrowDown}{/Alt}", 1)).toEqual(["Claims"]);
  });
});

test("in right-to-left text, Left Arrow moves forward and Right Arrow back", async () => {
  await atWidth(1280);
  render(
    <div dir="rtl">
      <HeaderPage />
    </div>,
  );
  button("Claims").focus();

  expect(await pressRepeatedly("{ArrowLeft}", 2)).toEqual(["Policies", "Contact us"]);
  expect(await pressRepeatedly("{ArrowRight}", 1)).toEqual(["Policies"]);
});

describe("on a small window", () => {
  beforeEach(async () => {
    await atWidth(600);
    render(<HeaderPage />);
    button("Menu").focus();
  });

  test("Enter opens the menu and moves the focus into it, and Tab stays there", async () => {
    await pressKeys("{Enter}", "Menu", true);

    expect(focused()).toBe("Close menu");
    expect(await pressRepeatedly("{Tab}", 3)).toEqual(["Claims", "Policies", "Contact us"]);
  });

  test("Enter on an item opens the second level, and on 'Back to menu' goes back", async () => {
    await pressKeys("{Enter}", "Menu", true);
    await pressKeys("{Tab}{Enter}", "Claims", true);
    expect(focused()).toBe("Back to menu");
    expect(await pressRepeatedly("{Tab}", 3)).toEqual([
      "Your claims",
      "Report a claim",
      "Repair shops",
    ]);

    screen.getByRole("button", { name: "Back to menu" }).focus();
    await pressKeys("{Enter}", "Claims", false);
    expect(focused()).toBe("Claims");
  });

  test("Escape goes back one level and focuses the item, then closes the menu", async () => {
    await pressKeys("{Enter}", "Menu", true);
    await pressKeys("{Tab}{Enter}", "Claims", true);

    await pressKeys("{Escape}", "Claims", false);
    expect(isOpen("Menu")).toBe(true);
    expect(focused()).toBe("Claims");

    await pressKeys("{Escape}", "Menu", false);
    expect(focused()).toBe("Menu");
  });

  test("Enter on 'Close menu' closes it and focuses its button", async () => {
    await pressKeys("{Enter}", "Menu", true);

    await pressKeys("{Enter}", "Menu", false);

    expect(focused()).toBe("Menu");
  });
});
