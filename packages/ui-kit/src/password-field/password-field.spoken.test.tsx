import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { transcribe } from "../../testing/spoken.ts";
import "../styles.css";
import { PasswordField } from "./password-field.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const rules = [
  { text: "At least 8 characters", isMet: (password: string) => password.length >= 8 },
  { text: "A number", isMet: (password: string) => /\p{N}/u.test(password) },
];

test("announces which rules are met, whether the password is visible, and the error", async () => {
  const { container } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField
        label="New password"
        instructionalText="You can paste it."
        rules={rules}
        required
      />
    </form>,
  );
  const { press, type, waitForAnnouncement, read, text } = await transcribe(container);

  await read();
  await press("Tab");
  await type("hailstone");
  await waitForAnnouncement("1 of 2 met");
  await press("Enter");
  await type("7");
  await waitForAnnouncement("2 of 2 met");
  await press("Tab");
  await press("Enter");
  await waitForAnnouncement("Your password is visible.");
  await press("Shift+Tab");
  await read();

  await expect(text()).toMatchFileSnapshot("password-field.spoken.txt");
});
