import { act, cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { renderInFrame } from "../../testing/in-frame.tsx";
import { Button } from "../button/button.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Notification, type NotificationProps } from "./notification.tsx";

// Rules: docs/reference/kit.md#notification

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

describe("types", () => {
  test("error (default)", () => {
    render(<Notification>Your claim summary didn't load.</Notification>);

    expect(screen.getByRole("alert").textContent).toBe("Your claim summary didn't load.");
    expect(screen.getByRole("img", { name: "Error" })).toBeTruthy();
  });

  test.each([
    { type: "error", icon: "Error" },
    { type: "warning", icon: "Warning" },
    { type: "success", icon: "Success" },
  ] as const)("$type uses the alert role and is assertive", ({ type, icon }) => {
    render(<Notification type={type}>Text</Notification>);

    expect(screen.getByRole("alert").textContent).toBe("Text");
    // The role itself is assertive; with aria-live too, some screen readers announce it twice.
    expect(screen.getByRole("alert").ariaLive).toBeNull();
    expect(screen.getByRole("img", { name: icon })).toBeTruthy();
  });

  test("info is announced politely as a status", async () => {
    render(<Notification type="info">We are checking your coverage.</Notification>);

    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("We are checking your coverage.");
    await vi.waitFor(() => expect(announcements()).toEqual(["We are checking your coverage."]));
  });
});

test("announces new text of type info, but does not repeat unchanged text", async () => {
  const { rerender } = render(<Notification type="info">First</Notification>);
  await vi.waitFor(() => expect(announcements()).toEqual(["First"]));

  rerender(
    <Notification type="info" className="other">
      First
    </Notification>,
  );
  rerender(<Notification type="info">Second</Notification>);

  await vi.waitFor(() => expect(announcements()).toEqual(["First", "Second"]));
});

test("announces heading and text, but not the action", () => {
  render(
    <Notification heading="No claims" action={<Button>Try again</Button>}>
      Nothing here.
    </Notification>,
  );

  expect(screen.getByRole("alert").textContent).toBe("No claimsNothing here.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test.each([undefined, false])("has no space for an action that is %s", (action) => {
  const { container } = render(<Notification action={action}>It failed.</Notification>);

  expect(container.querySelector("[data-part='action']")).toBeNull();
});

test("announces the same text of two infos once", async () => {
  render(
    <>
      <Notification type="info">Your documents are on their way.</Notification>
      <Notification type="info">Your documents are on their way.</Notification>
      <Notification type="info">And the photos too.</Notification>
    </>,
  );

  await vi.waitFor(() =>
    expect(announcements()).toEqual(["Your documents are on their way.", "And the photos too."]),
  );
});

test("has a heading element only with a level", () => {
  const { rerender } = render(<Notification heading="No claims">Nothing here.</Notification>);
  expect(screen.queryByRole("heading")).toBeNull();

  rerender(
    <Notification heading="No claims" headingLevel={3}>
      Nothing here.
    </Notification>,
  );
  expect(screen.getByRole("heading", { level: 3, name: "No claims" })).toBeTruthy();
});

describe("that can be closed", () => {
  function Page(props: Partial<NotificationProps>): JSX.Element {
    const [isHere, setHere] = useState(true);
    return (
      <main>
        <h1>Claims</h1>
        {isHere && (
          <Notification heading="Saved" headingLevel={2} {...props} onClose={() => setHere(false)}>
            Your address has been changed.
          </Notification>
        )}
        <button type="button">Next</button>
      </main>
    );
  }

  test("moves the focus to the nearest heading before it", async () => {
    render(<Page type="success" />);

    await userEvent.click(screen.getByRole("button", { name: "Close this message" }));

    expect(screen.queryByRole("alert")).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Claims"));
  });

  test("moves the focus to the heading in a frame too", async () => {
    const inside = renderInFrame(<Page />);
    const close = inside.querySelector<HTMLElement>("[data-part=close]");
    close?.focus();

    await act(async () => close?.click());

    expect(inside.activeElement?.matches("h1, h2, h3")).toBe(true);
  });

  test("keeps a focus that is elsewhere", async () => {
    render(<Page />);
    screen.getByRole("button", { name: "Next" }).focus();
    screen.getByRole("button", { name: "Close this message" }).click();

    await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(document.activeElement?.textContent).toBe("Next");
  });

  test("has no close button without onClose", () => {
    render(<Notification>It stays.</Notification>);

    expect(screen.queryByRole("button")).toBeNull();
  });

  test("has a close button of at least 44 px, with a name in Spanish", () => {
    render(
      <LocaleProvider locale="es-US" messages={[kitEsUs]}>
        <Page />
      </LocaleProvider>,
    );

    const { width, height } = screen
      .getByRole("button", { name: "Cerrar este mensaje" })
      .getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
  });
});
