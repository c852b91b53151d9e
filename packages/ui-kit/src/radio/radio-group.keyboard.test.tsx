import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { RadioGroup } from "./radio-group.tsx";
import { Radio } from "./radio.tsx";

// Runs in Firefox too. https://www.w3.org/WAI/ARIA/apg/patterns/radio/

afterEach(cleanup);

function focused(): string {
  return document.activeElement?.getAttribute("value") ?? "";
}

function checked(): string[] {
  return screen
    .queryAllByRole<HTMLInputElement>("radio", { checked: true })
    .map(({ value }) => value);
}

function draw(chosen?: string): void {
  render(
    <>
      <input aria-label="Before" defaultValue="before" />
      <RadioGroup label="Damage" name="damage" defaultValue={chosen}>
        <Radio label="Hail" value="hail" />
        <Radio label="Collision" value="collision" />
        <Radio label="Theft" value="theft" />
      </RadioGroup>
      <input aria-label="After" defaultValue="after" />
    </>,
  );
  screen.getByLabelText("Before").focus();
}

describe("radio group", () => {
  test("Tab moves to the checked radio, and from it out of the group", async () => {
    draw("collision");

    await userEvent.keyboard("{Tab}");
    expect(focused()).toBe("collision");

    await userEvent.keyboard("{Tab}");
    expect(focused()).toBe("after");
  });

  test("Shift + Tab moves to the checked radio, and from it out of the group", async () => {
    draw("hail");
    screen.getByLabelText("After").focus();

    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(focused()).toBe("hail");

    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(focused()).toBe("before");
  });

  test("Tab moves to the first radio when none is checked, and checks nothing", async () => {
    draw();

    await userEvent.keyboard("{Tab}");

    expect(focused()).toBe("hail");
    expect(checked()).toEqual([]);
  });

  test("Space checks the focused radio", async () => {
    draw();

    await userEvent.keyboard("{Tab}{ }");
    expect(checked()).toEqual(["hail"]);

    await userEvent.keyboard("{ }");
    expect(checked()).toEqual(["hail"]);
  });

  describe.each([
    { key: "Down Arrow", keys: "{ArrowDown}", way: ["collision", "theft", "hail"] },
    { key: "Right Arrow", keys: "{ArrowRight}", way: ["collision", "theft", "hail"] },
    { key: "Up Arrow", keys: "{ArrowUp}", way: ["theft", "collision", "hail"] },
    { key: "Left Arrow", keys: "{ArrowLeft}", way: ["theft", "collision", "hail"] },
  ])("$key", ({ keys, way }) => {
    beforeEach(() => draw("hail"));

    test("moves to the next radio in its direction, around the ends, and checks it", async () => {
      await userEvent.keyboard("{Tab}");

      for (const value of way) {
        await userEvent.keyboard(keys);
        expect([focused(), checked()]).toEqual([value, [value]]);
      }
    });
  });
});
