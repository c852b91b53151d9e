import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Switch } from "./switch.tsx";

// Rules: docs/reference/kit.md#switch

afterEach(cleanup);

const paperless = (): HTMLInputElement => screen.getByRole("switch", { name: "Paperless" });

describe("attributes", () => {
  test("checked: controlled or initial state", async () => {
    function Saved() {
      const [on, setOn] = useState(false);
      return (
        <Switch
          label="Paperless"
          checked={on}
          onChange={({ target }) => setOn(target.checked)}
          instructionalText={on ? "Saved." : ""}
        />
      );
    }
    render(<Saved />);
    expect(paperless().checked).toBe(false);

    await userEvent.click(paperless());

    expect(paperless().checked).toBe(true);
    expect(screen.getByText("Saved.")).toBeTruthy();
  });

  test("value: submitted while it is on", async () => {
    const { container } = render(
      <form>
        <Switch label="Paperless" name="billing" value="paperless" />
      </form>,
    );
    const sent = () => new FormData(container.querySelector("form") ?? undefined).getAll("billing");
    expect(sent()).toEqual([]);

    await userEvent.click(screen.getByText("Paperless"));

    expect(sent()).toEqual(["paperless"]);
  });
});

test("never shows '(optional)', because it always has a value", () => {
  render(<Switch label="Paperless" />);

  expect(screen.queryByText("(optional)")).toBeNull();
});

test("has a label with a touch target of at least 44 px", () => {
  render(<Switch label="Paperless" />);

  expect(screen.getByText("Paperless").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test.each(["ltr", "rtl"])("moves its thumb to the end of the reading direction: %s", (dir) => {
  render(
    <div dir={dir}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
    </div>,
  );
  const [off = 0, on = 0] = screen
    .getAllByRole("switch")
    .map((each) => Number.parseFloat(getComputedStyle(each, "::before").left));

  expect(on > off).toBe(dir === "ltr");
});
