import { cleanup, render, screen } from "@testing-library/react";
import { Activity, type JSX } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { announce } from "../announcer/announcer.ts";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Busy, type BusyProps } from "./busy.tsx";

// Rules: docs/reference/kit.md#busy

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const TEXT = "Please wait while we process your request.";

function Claims(props: Partial<BusyProps>): JSX.Element {
  return (
    <Busy aria-label="Claims" busy {...props}>
      <button type="button">CLM-1001</button>
    </Busy>
  );
}

const claims = (): HTMLElement => screen.getByRole("region", { name: "Claims" });

describe("indicator", () => {
  test("sets aria-busy on the loading part, only while it loads", () => {
    const { rerender } = render(<Claims />);
    expect(claims().getAttribute("aria-busy")).toBe("true");

    rerender(<Claims busy={false} />);
    expect(claims().getAttribute("aria-busy")).toBe("false");
    expect(claims().textContent).toBe("CLM-1001");
  });

  test(`announces '${TEXT}' by default`, async () => {
    render(<Claims />);

    expect(screen.getByText(TEXT)).toBeTruthy();
    await vi.waitFor(() => expect(announcements()).toEqual([TEXT]));
  });
});

test("announces the caller's text, then its doneText", async () => {
  const { rerender } = render(<Claims text="Sorting..." doneText="Sorted by date." />);
  expect(screen.getByText("Sorting...")).toBeTruthy();
  await vi.waitFor(() => expect(announcements()).toEqual(["Sorting..."]));

  rerender(<Claims busy={false} doneText="Sorted by date." />);

  await vi.waitFor(() => expect(announcements()).toEqual(["Sorting...", "Sorted by date."]));
});

test("announces nothing if it ends before the indicator is shown", async () => {
  const { rerender } = render(<Claims doneText="Sorted." />);
  rerender(<Claims busy={false} doneText="Sorted." />);
  rerender(<Claims text="The next one" />);

  await vi.waitFor(() => expect(announcements()).toEqual(["The next one"]));
});

test("shows its indicator after 300 ms", async () => {
  render(<Claims />);
  const indicator = screen.getByText(TEXT).closest("[data-part=indicator]") as HTMLElement;
  const [animation] = indicator.getAnimations();

  expect(getComputedStyle(indicator).opacity).toBe("0");
  expect(animation?.effect?.getTiming().delay).toBe(300);
  await animation?.finished;
  expect(getComputedStyle(indicator).opacity).toBe("1");
});

test("keeps its content usable and focused", async () => {
  const onClick = vi.fn();
  const withButton = (busy: boolean): JSX.Element => (
    <Busy busy={busy}>
      <button type="button" onClick={onClick}>
        CLM-1001
      </button>
    </Busy>
  );
  const { rerender } = render(withButton(false));
  screen.getByRole("button").focus();

  rerender(withButton(true));
  expect(document.activeElement).toBe(screen.getByRole("button"));
  await userEvent.click(screen.getByRole("button"));

  expect(onClick).toHaveBeenCalledOnce();
});

test("does not announce its end when an Activity hides it", async () => {
  const view = (mode: "visible" | "hidden"): JSX.Element => (
    <Activity mode={mode}>
      <Claims doneText="Sorted by date." />
    </Activity>
  );
  const { rerender } = render(view("visible"));
  await vi.waitFor(() => expect(announcements()).toEqual([TEXT]));

  rerender(view("hidden"));
  announce("Something else", document.body);

  await vi.waitFor(() => expect(announcements()).toEqual([TEXT, "Something else"]));
});

test("is translated into Spanish, also in a shadow root", async () => {
  renderInShadowRoot(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Claims />
    </LocaleProvider>,
  );

  await vi.waitFor(() =>
    expect(announcements()).toEqual(["Espere mientras procesamos su solicitud."]),
  );
});
