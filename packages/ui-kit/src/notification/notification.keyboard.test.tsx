import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import "../styles.css";
import { Notification } from "./notification.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/alert/

afterEach(cleanup);

function Page(): JSX.Element {
  const [failures, setFailures] = useState(0);
  return (
    <main>
      <h1>Your photos</h1>
      <Button onClick={() => setFailures(failures + 1)}>Send</Button>
      {failures > 0 && (
        <Notification action={<Button>Try again</Button>} onClose={() => setFailures(0)}>
          They were not sent.
        </Notification>
      )}
    </main>
  );
}

const focused = (): string | null | undefined =>
  document.activeElement?.ariaLabel ?? document.activeElement?.textContent;

async function showAlert(): Promise<void> {
  render(<Page />);
  await userEvent.keyboard("{Tab}{Enter}");
  expect(screen.getByRole("alert")).toBeTruthy();
}

test("an alert does not take the focus", async () => {
  await showAlert();

  expect(focused()).toBe("Send");
});

test("Tab moves to the close button, then to the action", async () => {
  await showAlert();

  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Close this message");
  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Try again");
});

test.each([
  { key: "Enter", keys: "{Enter}" },
  { key: "Space", keys: "{ }" },
])("$key closes it, and Tab continues from the heading before it", async ({ keys }) => {
  await showAlert();

  await userEvent.keyboard(`{Tab}${keys}`);
  expect(screen.queryByRole("alert")).toBeNull();
  await vi.waitFor(() => expect(focused()).toBe("Your photos"));

  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Send");
});
