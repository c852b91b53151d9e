import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { RadioGroup } from "./radio-group.tsx";
import { Radio } from "./radio.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/radio/

afterEach(cleanup);

beforeEach(() => {
  render(
    <>
      <button type="button">Before</button>
      <RadioGroup label="Where is the car?">
        <Radio label="Home" value="home" />
        <Radio label="Shop" value="shop" />
        <Radio label="Road" value="road" />
      </RadioGroup>
      <button type="button">After</button>
    </>,
  );
});

function focused(): string | undefined {
  const { labels, textContent } = document.activeElement as HTMLInputElement;
  return labels?.[0]?.textContent ?? textContent;
}

const checked = (): (string | null | undefined)[] =>
  screen
    .queryAllByRole<HTMLInputElement>("radio", { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent);

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

test("Tab moves to the first radio while none is checked, and checks none", async () => {
  screen.getByRole("button", { name: "Before" }).focus();
  await press("{Tab}");

  expect(focused()).toBe("Home");
  expect(checked()).toEqual([]);
});

test("Tab moves to the radio that is checked, and out of the group again", async () => {
  screen.getByRole<HTMLInputElement>("radio", { name: "Shop" }).click();
  screen.getByRole("button", { name: "Before" }).focus();

  await press("{Tab}");
  expect(focused()).toBe("Shop");

  await press("{Tab}");
  expect(focused()).toBe("After");

  await press("{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe("Shop");
});

test("Space checks the focused radio", async () => {
  screen.getByRole("radio", { name: "Home" }).focus();
  await press("{ }");

  expect(checked()).toEqual(["Home"]);
});

test.each([
  { key: "Down Arrow", keys: "{ArrowDown}", names: ["Shop", "Road", "Home"] },
  { key: "Right Arrow", keys: "{ArrowRight}", names: ["Shop", "Road", "Home"] },
  { key: "Up Arrow", keys: "{ArrowUp}", names: ["Road", "Shop", "Home"] },
  { key: "Left Arrow", keys: "{ArrowLeft}", names: ["Road", "Shop", "Home"] },
])("$key moves and checks, wrapping around", async ({ keys, names }) => {
  screen.getByRole("radio", { name: "Home" }).focus();

  for (const name of names) {
    await press(keys);
    expect(focused()).toBe(name);
    expect(checked()).toEqual([name]);
  }
});

test.each([
  { key: "ArrowDown", from: "Road", to: "Home" },
  { key: "ArrowLeft", from: "Home", to: "Road" },
])("$key goes from $from to $to in a browser that stops at the ends", ({ key, from, to }) => {
  const radio = screen.getByRole("radio", { name: from });
  radio.focus();

  // A dispatched event, which no browser handles itself.
  fireEvent.keyDown(radio, { key });

  expect(focused()).toBe(to);
  expect(checked()).toEqual([to]);
});

test.each([
  { key: "Left Arrow", keys: "{ArrowLeft}", names: ["Shop", "Road", "Home"] },
  { key: "Right Arrow", keys: "{ArrowRight}", names: ["Road", "Shop", "Home"] },
])("$key is mirrored in right-to-left text", async ({ keys, names }) => {
  document.body.dir = "rtl";
  onTestFinished(() => document.body.removeAttribute("dir"));
  screen.getByRole("radio", { name: "Home" }).focus();

  for (const name of names) {
    await press(keys);
    expect(focused()).toBe(name);
    expect(checked()).toEqual([name]);
  }
});

test("does not move into a group that an option reveals", () => {
  cleanup();
  render(
    <RadioGroup label="Who drove?">
      <Radio label="I" value="me" />
      <Radio label="Somebody else" value="other" />
      <RadioGroup label="With permission?">
        <Radio label="Yes" value="yes" />
        <Radio label="No" value="no" />
      </RadioGroup>
    </RadioGroup>,
  );
  const first = screen.getByRole("radio", { name: "I" });
  first.focus();

  fireEvent.keyDown(first, { key: "ArrowUp" });

  expect(focused()).toBe("Somebody else");
  expect(checked()).toEqual(["Somebody else"]);
});
