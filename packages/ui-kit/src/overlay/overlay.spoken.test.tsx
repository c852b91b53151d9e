import { cleanup, render } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { transcribe } from "../../testing/spoken.ts";
import { Button } from "../button/button.tsx";
import "../styles.css";
import { Overlay } from "./overlay.tsx";

// The virtual screen reader also reads what was just removed from the page, and then looks up ids.
Object.assign(Element.prototype, { getElementById: () => null });

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

function Damage(): JSX.Element {
  const [shown, setShown] = useState(false);
  return (
    <main>
      <Button onClick={() => setShown(true)}>Enlarge the picture</Button>
      <Overlay aria-label="Damage to the hood" shown={shown} onClose={() => setShown(false)}>
        <p>A dent, as wide as a hand.</p>
        <Button>Turn</Button>
      </Overlay>
    </main>
  );
}

test("announces the overlay's content, and the restored focus", async () => {
  const { container } = render(<Damage />);
  const { press, read, text } = await transcribe(container);

  await press("Tab");
  await press("Enter");
  await read();
  await press("Tab");
  await press("Escape");

  await expect(text()).toMatchFileSnapshot("overlay.spoken.txt");
});
