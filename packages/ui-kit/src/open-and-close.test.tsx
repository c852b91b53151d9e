import { act, cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { watchLeftovers } from "../testing/leftovers.ts";
import { ContextualHelp, DatePicker, Modal, Overlay, Waiting } from "./index.ts";
import "./styles.css";

afterEach(cleanup);

interface Opened {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Components that open above the page: those that add listeners or lock scrolling. */
const parts: { name: string; Part: (props: Opened) => JSX.Element }[] = [
  {
    name: "modal",
    Part: ({ open, setOpen }) => (
      <Modal heading="Withdraw?" open={open} onClose={() => setOpen(false)}>
        <p>You can file it again.</p>
      </Modal>
    ),
  },
  {
    name: "overlay",
    Part: ({ open, setOpen }) => (
      <Overlay aria-label="Damage" shown={open} onClose={() => setOpen(false)}>
        A dent
      </Overlay>
    ),
  },
  {
    name: "click-through overlay",
    Part: ({ open }) => (
      <Overlay clickThrough shown={open}>
        New here?
      </Overlay>
    ),
  },
  {
    name: "contextual help popover",
    Part: ({ open, setOpen }) => (
      <ContextualHelp open={open} onClose={() => setOpen(false)}>
        What you pay yourself.
      </ContextualHelp>
    ),
  },
  {
    name: "full-screen waiting indicator",
    Part: ({ open }) => <>{open && <Waiting size="full-screen" />}</>,
  },
  {
    name: "modal with a date picker",
    Part: ({ open, setOpen }) => (
      <Modal heading="When?" open={open} onClose={() => setOpen(false)}>
        <DatePicker label="Day" />
      </Modal>
    ),
  },
];

test.each(parts)(
  "$name: leaves no nodes, listeners or scroll lock behind after opening and closing 30 times",
  async ({ Part }) => {
    function Page(): JSX.Element {
      const [open, setOpen] = useState(false);
      return (
        <main>
          <button type="button" onClick={() => setOpen(!open)}>
            Show
          </button>
          <Part open={open} setOpen={setOpen} />
        </main>
      );
    }
    const leftovers = watchLeftovers();
    render(<Page />);
    const button = screen.getByRole("button", { name: "Show" });
    async function openAndClose(times: number): Promise<void> {
      for (let count = 0; count < times; count += 1) {
        act(() => button.click());
        await act(async () => button.click());
      }
    }
    // Things that are created once, such as the live region, and what React keeps.
    await openAndClose(10);
    const first = await leftovers();

    await openAndClose(30);

    await vi.waitFor(
      async () => {
        const last = await leftovers();
        expect(last.listeners).toEqual(first.listeners);
        expect([last.page, last.body]).toEqual([first.page, first.body]);
        expect(last.nodes).toBeLessThanOrEqual(first.nodes);
        expect(last.jsEventListeners).toBeLessThanOrEqual(first.jsEventListeners);
      },
      { timeout: 10_000, interval: 100 },
    );
  },
  30_000,
);
