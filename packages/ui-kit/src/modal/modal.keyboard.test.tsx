import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, type ReactNode, useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Modal, type ModalProps } from "./modal.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ and /alertdialog/

afterEach(cleanup);

function Page({ children, ...modal }: Partial<ModalProps>): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Withdraw
      </button>
      <Modal
        heading="Withdraw the claim?"
        primaryButton="Withdraw it"
        secondaryButton="Keep it"
        {...modal}
        open={open}
        onClose={() => setOpen(false)}
      >
        {children}
      </Modal>
      <button type="button">Behind</button>
    </>
  );
}

const focused = (): string | null | undefined =>
  document.activeElement?.matches("body, dialog") ? "browser" : document.activeElement?.textContent;

const isOpen = (): boolean => document.querySelector("dialog") !== null;

async function openByKeys(page: ReactNode): Promise<void> {
  render(page);
  screen.getByRole("button", { name: "Withdraw" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(isOpen()).toBe(true);
}

/** What is focused after each press, without the browser's own controls and the dialog itself. */
async function visit(keys: string, times: number): Promise<(string | null | undefined)[]> {
  const visited = [];
  for (let count = 0; count < times; count += 1) {
    await userEvent.keyboard(keys);
    if (focused() !== "browser") visited.push(focused());
  }
  return visited;
}

describe("dialog", () => {
  const page = (
    <Page>
      <a href="#policy">Policy</a>
    </Page>
  );

  test("opens with the focus on its heading, which is not a tab stop", async () => {
    await openByKeys(page);

    expect(focused()).toBe("Withdraw the claim?");
    expect(await visit("{Tab}", 1)).toEqual(["Policy"]);
  });

  test("Tab cycles through its contents and never leaves it", async () => {
    await openByKeys(page);

    const visited = await visit("{Tab}", 9);

    expect(visited.slice(0, 5)).toEqual([
      "Policy",
      "Withdraw it",
      "Keep it",
      "Policy",
      "Withdraw it",
    ]);
    expect(visited).not.toContain("Behind");
  });

  // Don't test the cycle: in Firefox, the keys would stay with the browser's own controls.
  test("Shift + Tab moves backwards", async () => {
    await openByKeys(page);
    screen.getByRole("button", { name: "Keep it" }).focus();

    expect(await visit("{Shift>}{Tab}{/Shift}", 2)).toEqual(["Withdraw it", "Policy"]);
  });

  test("Escape closes it and restores the focus", async () => {
    await openByKeys(page);

    await userEvent.keyboard("{Tab}{Escape}");

    expect(isOpen()).toBe(false);
    expect(focused()).toBe("Withdraw");
  });

  test("repeated Escape never closes a controlled modal that the caller keeps open", async () => {
    render(<Modal heading="Withdraw the claim?" open />);

    await userEvent.keyboard("{Escape}{Escape}{Escape}");

    expect(document.querySelector("dialog")?.matches(":modal")).toBe(true);
  });

  test.each([
    { key: "Enter", keys: "{Enter}" },
    { key: "Space", keys: "{ }" },
  ])("$key on a button closes it and restores the focus", async ({ keys }) => {
    await openByKeys(page);

    await userEvent.keyboard(`{Tab}{Tab}${keys}`);

    expect(isOpen()).toBe(false);
    expect(focused()).toBe("Withdraw");
  });
});

describe("alertdialog", () => {
  test.each(["confirm", "error"] as const)(
    "%s: opens with the focus on the least destructive button",
    async (type) => {
      await openByKeys(<Page type={type}>It cannot be undone.</Page>);

      expect(focused()).toBe("Keep it");
    },
  );

  test("with one button, opens with the focus on it", async () => {
    await openByKeys(
      <Page type="error" primaryButton={undefined} secondaryButton={undefined}>
        It was not sent.
      </Page>,
    );

    expect(focused()).toBe("Close");
  });

  test("Enter and Escape choose the action that is not destructive", async () => {
    let withdrawn = false;
    await openByKeys(<Page type="confirm" onPrimaryClick={() => void (withdrawn = true)} />);
    await userEvent.keyboard("{Enter}");
    expect(isOpen()).toBe(false);

    await userEvent.keyboard("{Enter}");
    expect(isOpen()).toBe(true);
    await userEvent.keyboard("{Escape}");

    expect(isOpen()).toBe(false);
    expect(withdrawn).toBe(false);
    expect(focused()).toBe("Withdraw");
  });
});
