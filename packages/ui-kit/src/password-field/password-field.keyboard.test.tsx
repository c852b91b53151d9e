import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { PasswordField } from "./password-field.tsx";

afterEach(cleanup);

test("Tab reaches the field, then its button; Space and Enter show and hide", async () => {
  render(<PasswordField label="Password" defaultValue="correct horse" />);
  const input = screen.getByLabelText<HTMLInputElement>(/^Password/);

  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(input);

  await userEvent.keyboard("{Tab}");
  const button = screen.getByRole("button", { name: "Show password" });
  expect(document.activeElement).toBe(button);

  await userEvent.keyboard(" ");
  expect(input.type).toBe("text");
  expect(document.activeElement).toBe(button);

  await userEvent.keyboard("{Enter}");
  expect(input.type).toBe("password");
});

test("Enter in the field submits the form, and does not show the password", async () => {
  let type = "";
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        type = event.currentTarget.querySelector("input")?.type ?? "";
      }}
    >
      <PasswordField label="Password" />
    </form>,
  );

  await userEvent.type(screen.getByLabelText(/^Password/), "correct horse{Enter}");

  expect(type).toBe("password");
});
