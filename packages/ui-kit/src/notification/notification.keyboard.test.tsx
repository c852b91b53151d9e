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
  const [fails, setFails] = useState(0);
  return (
    <main>
      <h1>Your photos</h1>
      <Button onClick={() => setFails(fails + 1)}>Send</Button>
      {fails > 0 && (
        <Notification action={<Button>Try again</Button>} onClose={() => setFails(0)}>
          They were not sent.
        </Notification>
      )}
    </main>
  );
}

const focused = (): string | null | undefined =>
  document.activeElement?.ariaLabel ?? document.activeElement?.textContent;

async function fail(): Promise<void> {
  render(<Page />);
  await userEvent.keyboard("{Tab}{Enter}");
  expect(screen.getByRole("alert")).toBeTruthy();
}

test("an alert does not take the focus", async () => {
  await fail();

  expect(focused()).toBe("Send");
});

test("Tab moves to the button that closes it, and to what can be done about it", async () => {
  await fail();

  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Close this message");
  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Try again");
});

test.each([
  { key: "Enter", keys: "{Enter}" },
  { key: "Space", keys: "{ }" },
])("$key closes it, and Tab goes on from the heading before it", async ({ keys }) => {
  await fail();

  await userEvent.keyboard(`{Tab}${keys}`);
  expect(screen.queryByRole("alert")).toBeNull();
  await vi.waitFor(() => expect(focused()).toBe("Your photos"));

  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Send");
});
