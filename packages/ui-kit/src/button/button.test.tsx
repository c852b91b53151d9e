import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { Icon } from "../icon/icon.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Button } from "./button.tsx";

afterEach(cleanup);

test("has the type 'button' by default, so that it does not submit a form by accident", () => {
  render(<Button>Track claim</Button>);

  expect(screen.getByRole<HTMLButtonElement>("button").type).toBe("button");
});

test("is activated by a click, Enter and Space", async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Track claim</Button>);

  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");

  expect(onClick).toHaveBeenCalledTimes(3);
});

test("does nothing and can't be focused while it is disabled", async () => {
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      Track claim
    </Button>,
  );

  await userEvent.click(screen.getByRole("button"), { force: true });
  await userEvent.keyboard("{Tab}{Enter}");

  expect(onClick).not.toHaveBeenCalled();
});

test("is a link if it has an href", () => {
  render(<Button href="/claims">All claims</Button>);

  expect(screen.getByRole("link", { name: "All claims" }).getAttribute("href")).toBe("/claims");
});

test("has a touch target of at least 44 px", () => {
  render(<Button>OK</Button>);

  expect(screen.getByRole("button").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test("keeps the focus while it is busy, announces the wait, and does nothing", async () => {
  const onClick = vi.fn();
  const { rerender } = render(
    <Button busy={false} onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Send" });
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  button.focus();

  rerender(
    <Button busy onClick={onClick}>
      Send
    </Button>,
  );
  await userEvent.keyboard("{Enter}");

  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(status.textContent).toBe("Please wait...");
  expect(onClick).not.toHaveBeenCalled();
});

test("announces the wait in Spanish", () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Button busy>Enviar</Button>
    </LocaleProvider>,
  );

  expect(screen.getByRole("status").textContent).toBe("Espere, por favor...");
});

test("is focusable and gives the reason while it can't be used", async () => {
  const onClick = vi.fn();
  render(
    <Button onClick={onClick} disabledReason="Choose a shop first.">
      Continue
    </Button>,
  );

  await userEvent.tab();
  await userEvent.keyboard("{Enter}");

  const button = screen.getByRole("button", { description: "Choose a shop first." });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(onClick).not.toHaveBeenCalled();
});

test("is described by its reason in addition to the caller's description", () => {
  render(
    <>
      <p id="price">It is free.</p>
      <Button aria-describedby="price" disabledReason="Choose a shop first.">
        Continue
      </Button>
    </>,
  );

  const description = "Choose a shop first. It is free.";
  expect(screen.getByRole("button", { description })).toBeTruthy();
});

test("does not follow its link while it can't be used", async () => {
  render(
    <Button href="#elsewhere" disabledReason="Not yet.">
      Documents
    </Button>,
  );

  await userEvent.click(screen.getByRole("link", { name: "Documents" }), { force: true });

  expect(location.hash).toBe("");
});

test("does not spin with prefers-reduced-motion while it is busy", async () => {
  const emulate = (value: string): Promise<unknown> =>
    cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-reduced-motion", value }],
    });
  onTestFinished(() => void emulate(""));
  await emulate("reduce");
  render(<Button busy>Send</Button>);

  expect(screen.getByRole("button").getAnimations({ subtree: true })).toEqual([]);
});

test("stops the propagation of clicks while it is busy", async () => {
  const onClick = vi.fn();
  render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- an ancestor that counts clicks
    <div onClick={onClick}>
      <Button busy>Send</Button>
    </div>,
  );

  await userEvent.click(screen.getByRole("button"), { force: true });

  expect(onClick).not.toHaveBeenCalled();
});

test("submits a form once on a double click", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
    </form>,
  );

  await userEvent.dblClick(screen.getByRole("button"));

  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("submits a form as soon as its errors are corrected", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" required />
      <Button type="submit">Send</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("J{Enter}");

  expect(onSubmit).toHaveBeenCalledOnce();
});

test("ignores clicks for one second after the click that submitted, not after ignored clicks", () => {
  const onClick = vi.fn();
  render(
    <Button type="submit" onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole("button");

  const submitted = [0, 600, 1200, 1800, 2400].map((timeStamp) => {
    onClick.mockClear();
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    Object.defineProperty(click, "timeStamp", { value: 10_000 + timeStamp });
    button.dispatchEvent(click);
    return onClick.mock.calls.length;
  });

  expect(submitted).toEqual([1, 0, 1, 0, 1]);
});

test("keeps its element when it is disabled and enabled again", () => {
  const { rerender } = render(<Button>Continue</Button>);
  const button = screen.getByRole("button");

  rerender(<Button disabledReason="Choose a shop first.">Continue</Button>);
  expect(screen.getByRole("button")).toBe(button);

  rerender(<Button>Continue</Button>);
  expect(screen.getByRole("button")).toBe(button);
});

test("exposes and shows whether a toggle is pressed", () => {
  const { rerender } = render(<Button aria-pressed={false}>Closed claims</Button>);
  const button = screen.getByRole("button", { pressed: false });
  const off = getComputedStyle(button).boxShadow;

  rerender(<Button aria-pressed>Closed claims</Button>);

  expect(screen.getByRole("button", { pressed: true })).toBe(button);
  expect(getComputedStyle(button).boxShadow).not.toBe(off);
});

test("is at least as wide as a touch target with only an icon", () => {
  render(
    <Button aria-label="Close">
      <Icon name="close" size="small" />
    </Button>,
  );

  const { width, height } = screen.getByRole("button", { name: "Close" }).getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

test.each([
  { what: "an icon without a name", children: <Icon name="close" />, errors: 1 },
  { what: "an icon with a title", children: <Icon name="close" title="Close" />, errors: 0 },
  { what: "text", children: "Close", errors: 0 },
  { what: "a label", children: <Icon name="close" />, label: "Close", errors: 0 },
])("logs $errors errors for a button with $what", ({ children, label, errors }) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  render(<Button aria-label={label}>{children}</Button>);
  const button = screen.getByRole("button");

  button.click();

  const error = "This button has no name. Give it an aria-label that says what it does.";
  expect(logged.mock.calls).toEqual(Array.from({ length: errors }, () => [error, button]));
  logged.mockRestore();
});
