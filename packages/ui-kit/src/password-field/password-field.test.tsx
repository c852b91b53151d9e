import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const rules = [
  { text: "At least 12 characters", isMet: (password: string) => password.length >= 12 },
  { text: "A number", isMet: (password: string) => /\d/.test(password) },
];

function setup(props: Partial<PasswordFieldProps> = {}): HTMLInputElement {
  const { container } = render(
    <form>
      <PasswordField label="Password" name="password" {...props} />
    </form>,
  );
  return field(container);
}

function field(root: ParentNode): HTMLInputElement {
  const input = root.querySelector("input");
  if (!input) throw new Error("There is no field.");
  return input;
}

function toggle(name = "Show password"): HTMLButtonElement {
  return screen.getByRole("button", { name });
}

/** The visible text of the rules, one line each. */
function list(): (string | null)[] {
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

test("hides the typed text, and turns spell checking and capitalization off", async () => {
  const input = setup();
  expect(input.type).toBe("password");
  expect(input.spellcheck).toBe(false);

  await userEvent.click(toggle());

  expect(input.spellcheck).toBe(false);
  expect(input.autocapitalize).toBe("none");
  expect(input.getAttribute("autocorrect")).toBe("off");
});

test.each([
  { what: "the current password", props: {}, token: "current-password" },
  { what: "a new password if it has rules", props: { rules }, token: "new-password" },
  { what: "the caller's token", props: { autoComplete: "off" }, token: "off" },
])("sets autocomplete to $what", ({ props, token }) => {
  expect(setup(props).autocomplete).toBe(token);
});

test("accepts a pasted password", async () => {
  const source = document.body.appendChild(document.createElement("input"));
  source.value = "correct horse";
  source.select();
  await userEvent.cut();
  source.remove();
  const input = setup();
  input.focus();

  await userEvent.paste();

  expect(input.value).toBe("correct horse");
});

test("shows the password and hides it again, and announces both", async () => {
  const input = setup({ defaultValue: "correct horse" });
  expect(toggle().textContent).toBe("Show");

  await userEvent.click(toggle());
  expect(input.type).toBe("text");
  expect(input.value).toBe("correct horse");
  expect(toggle("Hide password").textContent).toBe("Hide");
  await vi.waitFor(() => expect(announcements()).toEqual(["Your password is visible."]));

  await userEvent.click(toggle("Hide password"));
  expect(input.type).toBe("password");
  await vi.waitFor(() =>
    expect(announcements()).toEqual(["Your password is visible.", "Your password is hidden."]),
  );
});

test("hides the password before its form is submitted", async () => {
  const input = setup({ defaultValue: "correct horse" });
  let type = "";
  input.form?.parentElement?.addEventListener("submit", (event) => {
    event.preventDefault();
    type = input.type;
  });
  await userEvent.click(toggle());

  await act(async () => input.form?.requestSubmit());

  expect(type).toBe("password");
  expect(toggle("Show password")).toBeTruthy();
});

test("hides the password when its form is reset", async () => {
  const input = setup();
  await userEvent.click(toggle());

  await act(async () => input.form?.reset());

  expect(input.type).toBe("password");
});

test("keeps the password visible if its form is invalid", async () => {
  const input = setup({ required: true });
  await userEvent.click(toggle());

  await act(async () => input.form?.requestSubmit());

  expect(input.type).toBe("text");
});

test.each([
  { persisted: true, type: "password", where: "returns to the page" },
  { persisted: false, type: "text", where: "opens the page" },
])("is of type $type when the user $where", async ({ persisted, type }) => {
  const input = setup();
  await userEvent.click(toggle());

  await act(async () => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
  });

  expect(input.type).toBe(type);
});

test("can't be shown while it is disabled", () => {
  setup({ disabled: true });

  expect(toggle().disabled).toBe(true);
});

test("shows a Caps Lock hint while the user types, and announces it once", async () => {
  const input = setup();
  const type = (key: string, capsLock: boolean): void => {
    const press = { key, bubbles: true, modifierCapsLock: capsLock };
    void act(() => input.dispatchEvent(new KeyboardEvent("keyup", press)));
  };
  input.focus();

  type("A", true);
  type("B", true);
  expect(screen.getByText("Caps Lock is on.")).toBeTruthy();
  await vi.waitFor(() => expect(announcements()).toEqual(["Caps Lock is on."]));

  type("c", false);
  expect(screen.queryByText("Caps Lock is on.")).toBeNull();

  type("D", true);
  await act(async () => input.blur());
  expect(screen.queryByText("Caps Lock is on.")).toBeNull();
});

test("checks off the rules while the user types", async () => {
  const noSpaces = { text: "No spaces", isMet: (password: string) => !password.includes(" ") };
  const input = setup({ rules: [...rules, noSpaces] });
  expect(list()).toEqual([
    "At least 12 characters, not met",
    "A number, not met",
    "No spaces, not met",
  ]);

  await userEvent.type(input, "horse2");

  expect(list()).toEqual(["At least 12 characters, not met", "A number, met", "No spaces, met"]);
});

test("announces '1 of 2 met' when the user pauses, and never repeats it", async () => {
  const input = setup({ rules });

  await userEvent.type(input, "horse 2");
  await vi.waitFor(() => expect(announcements()).toEqual(["1 of 2 met"]), 3000);
  await userEvent.type(input, "3");
  await userEvent.type(input, " battery");

  await vi.waitFor(() => expect(announcements()).toEqual(["1 of 2 met", "2 of 2 met"]), 3000);
});

test("describes the field by the rules, in text that does not change", async () => {
  const input = setup({ rules, instructionalText: "For this site alone." });
  const described = (): (string | undefined)[] | undefined =>
    input
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent);
  const before = described();

  await userEvent.type(input, "2");

  expect(before).toEqual(["At least 12 characters", "A number", "For this site alone."]);
  expect(described()).toEqual(before);
});

test("is invalid until the password meets all rules", async () => {
  const input = setup({ rules, required: true });
  await act(async () => input.form?.requestSubmit());
  expect(screen.getByText("Fill in this field.")).toBeTruthy();

  await userEvent.type(input, "horse");
  expect(screen.getByText("Meet all of the rules below.")).toBeTruthy();
  expect(input.ariaInvalid).toBe("true");

  await userEvent.type(input, " battery 2");
  expect(input.ariaInvalid).toBeNull();
  expect(input.form?.checkValidity()).toBe(true);
});

test("is reset with its form", async () => {
  const input = setup({ rules });
  await userEvent.type(input, "horse 2");
  expect(input.form?.checkValidity()).toBe(false);

  await act(async () => input.form?.reset());

  expect(input.value).toBe("");
  expect(list()).toEqual(["At least 12 characters, not met", "A number, not met"]);
  expect(input.form?.checkValidity()).toBe(true);
});

test("works in a shadow root", async () => {
  const root = renderInShadowRoot(<PasswordField label="Password" rules={rules} />);

  await userEvent.click(root.querySelector("button") as HTMLButtonElement);
  expect(field(root).type).toBe("text");
  field(root).focus();
  await userEvent.keyboard("2");

  await vi.waitFor(
    () => expect(announcements()).toEqual(["Your password is visible.", "1 of 2 met"]),
    3000,
  );
});

test("is translated into Spanish", async () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <PasswordField label="Contraseña" rules={rules} />
    </LocaleProvider>,
  );

  await userEvent.click(toggle("Mostrar contraseña"));

  expect(toggle("Ocultar contraseña").textContent).toBe("Ocultar");
  await vi.waitFor(() => expect(announcements()).toEqual(["Su contraseña está visible."]));
});
