import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Select } from "./select.tsx";

// Runs in Firefox too, where the open list is a window of its own, which no test can send keys to.

afterEach(cleanup);

const options = ["Akron", "Columbus", "Dayton"].map((text) => ({ value: text, text }));

describe("select", () => {
  test("Tab moves to it, and a letter chooses the option that begins with it", async () => {
    render(<Select label="City" options={options} />);
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: /^City/ });

    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(select);

    await userEvent.keyboard("d");
    expect(select.value).toBe("Dayton");
  });

  test("Tab passes a disabled one by", async () => {
    render(
      <>
        <Select label="City" options={options} disabled />
        <Select label="Shop" options={options} />
      </>,
    );

    await userEvent.keyboard("{Tab}");

    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: /^Shop/ }));
  });
});
