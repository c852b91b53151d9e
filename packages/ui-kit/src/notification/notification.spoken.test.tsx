import { cleanup, render } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { transcribe } from "../../testing/spoken.ts";
import { Button } from "../button/button.tsx";
import "../styles.css";
import { Notification } from "./notification.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

function Photos(): JSX.Element {
  const [state, setState] = useState<"failed" | "sending">();
  return (
    <main>
      <h1>Your photos</h1>
      <Button onClick={() => setState("failed")}>Send</Button>
      {state === "failed" && (
        <Notification
          heading="Not sent"
          headingLevel={2}
          action={<Button onClick={() => setState("sending")}>Try again</Button>}
          onClose={() => setState(undefined)}
        >
          The connection was lost.
        </Notification>
      )}
      {state === "sending" && <Notification type="info">We are sending them again.</Notification>}
    </main>
  );
}

test("interrupts to announce an error, and announces information politely", async () => {
  const { container } = render(<Photos />);
  const { press, waitForAnnouncement, read, text } = await transcribe(container);

  await press("Tab");
  await press("Enter");
  await read();
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await waitForAnnouncement("We are sending them again.");

  await expect(text()).toMatchFileSnapshot("notification.spoken.txt");
});
