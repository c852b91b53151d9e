import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import "../styles.css";
import { RadioGroup } from "./radio-group.tsx";
import { Radio } from "./radio.tsx";

// Rules: docs/reference/kit.md#radio-group

afterEach(cleanup);

function Where() {
  return (
    <RadioGroup label="Where is the car?" name="where">
      <Radio label="At home" value="home" description="In the garage." />
    </RadioGroup>
  );
}

const radio = (name: string): HTMLInputElement => screen.getByRole("radio", { name });

describe("attributes", () => {
  test("label, value, name", () => {
    render(<Where />);

    expect(radio("At home").value).toBe("home");
    expect(radio("At home").name).toBe("where");
  });

  test("checked", () => {
    render(<Radio label="At home" value="home" checked readOnly />);

    expect(radio("At home").checked).toBe(true);
  });

  test("description: is not part of the name", () => {
    render(<Where />);

    expect(radio("At home").getAttribute("aria-describedby")).toBe(
      screen.getByText("In the garage.").id,
    );
  });

  test("description: is added to the caller's `aria-describedby`", () => {
    render(
      <>
        <p id="own">Own.</p>
        <Radio label="At home" value="home" description="In the garage." aria-describedby="own" />
      </>,
    );

    expect(radio("At home").getAttribute("aria-describedby")).toBe(
      `${screen.getByText("In the garage.").id} own`,
    );
  });

  test("disabled: disables only that option", async () => {
    render(
      <RadioGroup label="Where?">
        <Radio label="At home" value="home" disabled />
        <Radio label="At a shop" value="shop" />
      </RadioGroup>,
    );

    expect(radio("At home").disabled).toBe(true);
    expect(radio("At a shop").disabled).toBe(false);
  });

  test("invalid, required: also without a group", () => {
    render(<Radio label="At home" value="home" invalid required />);

    expect(radio("At home").ariaInvalid).toBe("true");
    expect(radio("At home").required).toBe(true);
  });
});

test("a radio's description is 384 px wide at most", () => {
  render(
    <div style={{ inlineSize: "900px" }}>
      <Radio label="At home" value="home" description={"In the garage. ".repeat(20)} />
    </div>,
  );

  expect(screen.getByText(/In the garage/).getBoundingClientRect().width).toBe(384);
});
