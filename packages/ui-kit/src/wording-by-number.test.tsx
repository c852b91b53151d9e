import { cleanup, render, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../testing/announcements.ts";
import { Autocomplete } from "./autocomplete/autocomplete.tsx";
import { kitEsUs } from "./locales/es-us.ts";
import { LocaleProvider } from "./messages/locale-provider.tsx";
import { PasswordField } from "./password-field/password-field.tsx";
import { TextField } from "./text-field/text-field.tsx";
import { Textarea } from "./textarea/textarea.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const languages = { "en-US": [], "es-US": [kitEsUs] };

function renderControl(locale: keyof typeof languages, control: JSX.Element): HTMLInputElement {
  render(
    <LocaleProvider locale={locale} messages={languages[locale]}>
      <form>{control}</form>
    </LocaleProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>(/^City/);
}

describe.each([
  {
    locale: "en-US",
    tooLong: "Enter at most 1 character.",
    upTo: "Up to 1 character.",
    typeMore: "Type 1 or more characters.",
    rulesMet: "1 of 2 met",
  },
  {
    locale: "es-US",
    tooLong: "Escriba como máximo 1 carácter.",
    upTo: "Hasta 1 carácter.",
    typeMore: "Escriba 1 carácter o más.",
    rulesMet: "Se cumple 1 de 2",
  },
] as const)("one, in $locale", ({ locale, tooLong, upTo, typeMore, rulesMet }) => {
  test("character at most in a text field", async () => {
    const field = renderControl(
      locale,
      <TextField label="City" maxLength={1} defaultValue="Col" />,
    );
    // Only a user's own change counts as too long.
    await userEvent.type(field, "{End}{Backspace}");

    field.form?.requestSubmit();

    await expect.poll(() => document.querySelector("[data-part=error]")?.textContent).toBe(tooLong);
  });

  test("character at most in a textarea", async () => {
    const field = renderControl(
      locale,
      <Textarea label="City" maxLength={1} overLimit="allow" showCount />,
    );
    await userEvent.type(field, "Co");

    expect(field.validationMessage).toBe(tooLong);
    const limit = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(limit?.textContent).toBe(upTo);
  });

  test("character at least for suggestions", async () => {
    const field = renderControl(
      locale,
      <Autocomplete label="City" minimumCharacters={1} options={async () => []} />,
    );
    await userEvent.type(field, "C{Backspace}");

    expect(screen.getByRole("listitem").textContent).toBe(typeMore);
  });

  test("rule met by a password", async () => {
    const rules = [
      { text: "A", isMet: (typed: string) => typed.includes("a") },
      { text: "B", isMet: (typed: string) => typed.includes("b") },
    ];
    const field = renderControl(locale, <PasswordField label="City" rules={rules} />);
    await userEvent.type(field, "a");

    await vi.waitFor(() => expect(announcements()).toEqual([rulesMet]), 3000);
  });
});
