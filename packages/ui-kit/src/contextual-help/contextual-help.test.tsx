import { cleanup, render, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { TextField } from "../text-field/text-field.tsx";
import { ContextualHelp } from "./contextual-help.tsx";

afterEach(cleanup);

function button(name = "Help: Deductible"): HTMLElement {
  return screen.getByRole("button", { name });
}

function isShown(): boolean {
  return screen.queryByText("What you pay yourself.")?.checkVisibility() ?? false;
}

const help = (
  <ContextualHelp heading="Deductible" link={<a href="#more">More about it</a>}>
    What you pay yourself.
  </ContextualHelp>
);

test("is closed at first; a click opens or closes it", async () => {
  render(help);
  expect(button().getAttribute("aria-expanded")).toBe("false");
  expect(isShown()).toBe(false);

  await userEvent.click(button());
  expect(button().getAttribute("aria-expanded")).toBe("true");
  expect(isShown()).toBe(true);

  await userEvent.click(button());
  expect(button().getAttribute("aria-expanded")).toBe("false");
  expect(isShown()).toBe(false);
});

test("has a title, a text and a link", async () => {
  render(help);

  await userEvent.click(button());

  const note = screen.getByRole("note", { name: "Deductible" });
  expect(Array.from(note.children, ({ textContent }) => textContent)).toEqual([
    "Deductible",
    "What you pay yourself.",
    "More about it",
  ]);
});

test("has a button that refers to the help, which directly follows it", async () => {
  render(help);
  expect(button().nextElementSibling?.id).toBe(button().getAttribute("aria-controls"));

  await userEvent.click(button());

  expect(screen.getByRole("note")).toBe(button().nextElementSibling);
});

test("does not open on hover", async () => {
  render(help);

  await userEvent.hover(button());

  expect(isShown()).toBe(false);
});

test("closes on a click elsewhere", async () => {
  render(
    <>
      {help}
      <p style={{ marginBlockStart: 200 }}>Elsewhere</p>
    </>,
  );
  await userEvent.click(button());

  await userEvent.click(screen.getByText("Elsewhere"));

  expect(isShown()).toBe(false);
});

test("calls onOpen and onClose", async () => {
  const onOpen = vi.fn();
  const onClose = vi.fn();
  render(
    <ContextualHelp onOpen={onOpen} onClose={onClose}>
      What you pay yourself.
    </ContextualHelp>,
  );

  await userEvent.click(button("Help"));
  expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);

  await userEvent.keyboard("{Escape}");
  expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test("does not toggle itself if it is controlled", async () => {
  const onClose = vi.fn();
  const controlled = (open: boolean): JSX.Element => (
    <ContextualHelp open={open} onClose={onClose}>
      What you pay yourself.
    </ContextualHelp>
  );
  const { rerender } = render(controlled(true));

  await userEvent.click(button("Help"));
  expect(onClose).toHaveBeenCalledOnce();
  expect(isShown()).toBe(true);

  rerender(controlled(false));
  expect(isShown()).toBe(false);
});

test("stays closed if its caller prevents the click's default", async () => {
  render(<ContextualHelp onClick={(event) => event.preventDefault()}>Text</ContextualHelp>);

  await userEvent.click(button("Help"));

  expect(button("Help").getAttribute("aria-expanded")).toBe("false");
});

test("is the description of a field that refers to it, open or closed", async () => {
  render(
    <>
      <TextField label="Amount" instructionalText="In dollars." aria-describedby="deductible" />
      <ContextualHelp heading="Deductible" textId="deductible">
        What you pay yourself.
      </ContextualHelp>
    </>,
  );
  const description = "What you pay yourself. In dollars.";
  expect(isShown()).toBe(false);
  expect(await describedByBrowser("textbox")).toBe(description);

  await userEvent.click(button());
  expect(isShown()).toBe(true);
  expect(await describedByBrowser("textbox")).toBe(description);
});

/** The description that the browser exposes to screen readers. */
async function describedByBrowser(role: string): Promise<unknown> {
  const { frameTree } = await cdp().send("Page.getFrameTree");
  const frameId = frameTree.childFrames?.find(({ frame }) => frame.url === location.href)?.frame.id;
  const { nodes } = await cdp().send("Accessibility.getFullAXTree", frameId ? { frameId } : {});
  return nodes.find((node) => node.role?.value === role)?.description?.value;
}

test("can be inside a line of text without changing the line height", () => {
  render(
    <div style={{ font: "16px/24px sans-serif", inlineSize: 320 }}>
      <p data-testid="with">Your deductible {help} is $500.</p>
      <p data-testid="without">Your deductible is $500.</p>
    </div>,
  );

  const { height } = screen.getByTestId("with").getBoundingClientRect();
  expect(height).toBe(screen.getByTestId("without").getBoundingClientRect().height);
  expect(button().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test("is translated into Spanish", () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      {help}
    </LocaleProvider>,
  );

  expect(button("Ayuda: Deductible")).toBeTruthy();
});

describe("in a shadow root", () => {
  test("opens, and Escape closes it and restores the focus", async () => {
    const shadow = renderInShadowRoot(help);
    shadow.querySelector("button")?.focus();

    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    expect(shadow.activeElement?.textContent).toBe("More about it");

    await userEvent.keyboard("{Escape}");
    expect(shadow.querySelector(":popover-open")).toBeNull();
    expect(shadow.activeElement).toBe(shadow.querySelector("button"));
  });
});
