import { cleanup, render } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { transcribe } from "../../testing/spoken.ts";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import "../styles.css";
import { Modal, type ModalProps } from "./modal.tsx";

// The virtual screen reader also reads what was just removed from the page, and then looks up ids.
Object.assign(Element.prototype, { getElementById: () => null });

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

function OpenableModal({ opener, ...modal }: ModalProps & { opener: string }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Modal {...modal} open={open} onClose={() => setOpen(false)} />
    </main>
  );
}

test("announces the modal's heading and content, and the restored focus", async () => {
  const { container } = render(
    <OpenableModal
      opener="Change your address"
      heading="Your address"
      type="info"
      primaryButton="Save"
      secondaryButton="Cancel"
    >
      <p>Letters go there.</p>
      <TextField label="City" required />
    </OpenableModal>,
  );
  const { press, type, read, text } = await transcribe(container);

  await press("Tab");
  await press("Enter");
  await read();
  await press("Tab");
  await type("Columbus");
  await press("Tab");
  await press("Tab");
  await press("Escape");

  await expect(text()).toMatchFileSnapshot("modal.spoken.txt");
});

test("reads the text of an alert immediately, and focuses the least destructive button", async () => {
  const { container } = render(
    <OpenableModal
      opener="Withdraw the claim"
      heading="Withdraw the claim?"
      type="confirm"
      primaryButton="Withdraw"
      secondaryButton="Keep it"
    >
      <p>It cannot be undone.</p>
    </OpenableModal>,
  );
  const { press, text } = await transcribe(container);

  await press("Tab");
  await press("Enter");
  await press("Shift+Tab");
  await press("Tab");
  await press("Enter");

  // The virtual screen reader treats an alertdialog as a live region, which it is not.
  const spoken = text().replaceAll(/^assertive: .*\n/gm, "");
  await expect(spoken).toMatchFileSnapshot("modal-confirm.spoken.txt");
});
