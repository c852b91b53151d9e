import { cleanup, render } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { CheckboxGroup } from "../checkbox/checkbox-group.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { FileUpload } from "../file-upload/file-upload.tsx";
import { RadioGroup } from "../radio/radio-group.tsx";
import { Radio } from "../radio/radio.tsx";

afterEach(cleanup);

/** A fieldset gets its own `focus` with its ref. */
function keepNothing(): void {}

test.each<{ name: string; field: JSX.Element }>([
  {
    name: "CheckboxGroup",
    field: (
      <CheckboxGroup ref={keepNothing} label="Damage">
        <Checkbox value="door" label="Door" />
      </CheckboxGroup>
    ),
  },
  {
    name: "RadioGroup",
    field: (
      <RadioGroup ref={keepNothing} label="Damage">
        <Radio value="door" label="Door" />
      </RadioGroup>
    ),
  },
  { name: "FileUpload", field: <FileUpload ref={keepNothing} label="Damage" /> },
])("$name changes how no other element receives the focus", ({ field }) => {
  const original = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "focus") ?? {};
  onTestFinished(() => void Object.defineProperty(HTMLElement.prototype, "focus", original));
  const set = vi.fn();
  // As user-event does it.
  Object.defineProperty(HTMLElement.prototype, "focus", {
    configurable: true,
    get: () => original.value as unknown,
    set,
  });

  const { container } = render(field);
  container.querySelector("fieldset")?.focus();

  expect(set).not.toHaveBeenCalled();
  expect(document.activeElement?.matches("input, button")).toBe(true);
});
