import { act, cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { FormattedField, type FormattedFieldProps } from "./formatted-field.tsx";
import { phoneNumber, trimmedText, zipCode } from "./text-formats.ts";

afterEach(cleanup);

function setup(props: Partial<FormattedFieldProps> = {}): HTMLInputElement {
  render(
    <form>
      <FormattedField label="Phone" name="phone" format={phoneNumber} {...props} />
    </form>,
  );
  return screen.getByRole("textbox");
}

function sent(input: HTMLInputElement): FormDataEntryValue | null {
  return new FormData(input.form ?? undefined).get("phone");
}

test("does not change the text while the user types, and formats it on blur", async () => {
  const input = setup();

  await userEvent.type(input, "(614) 555.0177");
  expect(input.value).toBe("(614) 555.0177");
  await userEvent.tab();

  expect(input.value).toBe("614-555-0177");
});

test("submits the value without punctuation, before and after it is formatted", async () => {
  const input = setup();

  await userEvent.type(input, "(614) 555.0177");
  expect(sent(input)).toBe("6145550177");
  await userEvent.tab();

  expect(sent(input)).toBe("6145550177");
});

test("shows its initial value formatted", () => {
  const input = setup({ defaultValue: "6145550177" });

  expect(input.value).toBe("614-555-0177");
  expect(sent(input)).toBe("6145550177");
});

test.each([
  { typed: "4321", error: "Five digits, please." },
  { typed: "432156", error: "Five digits, please." },
  { typed: "K1A 0B1", error: "Five digits, please." },
  { typed: "43215 ", error: undefined },
  { typed: "43215-1234", error: undefined },
  { typed: "４３２１５", error: undefined },
])("a ZIP code of '$typed' has the error $error", async ({ typed, error }) => {
  const input = setup({ format: zipCode, title: "Five digits, please." });
  await userEvent.fill(input, typed);

  await act(async () => void input.checkValidity());

  expect(document.querySelector("[data-part=error]")?.textContent).toBe(error);
});

test("keeps a text that it can't parse, unchanged", async () => {
  const input = setup();

  await userEvent.type(input, "555-CALL-NOW");
  await userEvent.tab();

  expect(input.value).toBe("555-CALL-NOW");
  expect(sent(input)).toBe("555-CALL-NOW");
});

test("calls back with the value, and still dispatches the browser's own events", async () => {
  const onValueChange = vi.fn();
  const onChange = vi.fn();
  const onBlur = vi.fn();
  const input = setup({ onValueChange, onChange, onBlur });

  await userEvent.type(input, "614 555 0177");
  await userEvent.tab();

  expect(onValueChange).toHaveBeenLastCalledWith("6145550177");
  expect(onChange).toHaveBeenCalledTimes(12);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test("can be controlled while the user types in any format", async () => {
  function Phone(): JSX.Element {
    const [phone, setPhone] = useState("6145550177");
    return (
      <>
        <FormattedField label="Phone" format={phoneNumber} value={phone} onValueChange={setPhone} />
        <button type="button" onClick={() => setPhone("8005550199")}>
          Ours
        </button>
      </>
    );
  }
  render(<Phone />);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  expect(input.value).toBe("614-555-0177");

  await userEvent.fill(input, "(740) 555 0123");
  expect(input.value).toBe("(740) 555 0123");
  await userEvent.tab();
  expect(input.value).toBe("740-555-0123");

  await userEvent.click(screen.getByRole("button"));
  expect(input.value).toBe("800-555-0199");
});

test("restores its initial value, formatted, when its form is reset", async () => {
  const input = setup({ defaultValue: "6145550177" });
  await userEvent.fill(input, "740 555 0123");
  await userEvent.tab();

  await act(async () => input.form?.reset());

  expect(input.value).toBe("614-555-0177");
  expect(sent(input)).toBe("6145550177");
});

test("trims text on blur, and submits no whitespace before that", async () => {
  const input = setup({ format: trimmedText });

  await userEvent.fill(input, "  Jo Ann ");
  expect(sent(input)).toBe("Jo Ann");
  await userEvent.tab();

  expect(input.value).toBe("Jo Ann");
});

test("shows text before and after the field in one row, outside its name", () => {
  render(
    <FormattedField
      format={trimmedText}
      label="Price per mile"
      prefix="$"
      suffix="per mile"
      required
    />,
  );

  const boxes = [screen.getByText("$"), screen.getByRole("textbox"), screen.getByText("per mile")];
  const [before, field, behind] = boxes.map((box) => box.getBoundingClientRect());
  expect(screen.getByRole("textbox", { name: "Price per mile" })).toBe(boxes[1]);
  expect(before?.right).toBe(field?.left);
  expect(field?.right).toBe(behind?.left);
  expect(new Set([before?.top, field?.top, behind?.top]).size).toBe(1);
  expect(new Set([before?.height, field?.height, behind?.height]).size).toBe(1);
});
