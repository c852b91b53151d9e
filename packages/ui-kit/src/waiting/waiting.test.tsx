import { act, cleanup, render, screen } from "@testing-library/react";
import { type JSX, StrictMode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import "../styles.css";
import { Waiting } from "./waiting.tsx";

// Rules: docs/reference/kit.md#waiting

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

describe("text and size", () => {
  test("waiting indicator default text 'Please wait...', shown and announced", async () => {
    render(<Waiting />);

    expect(screen.getByRole("status").textContent).toBe("Please wait...");
    await vi.waitFor(() => expect(announcements()).toEqual(["Please wait..."]));
  });

  test.each([
    { size: "default", pixels: 40 },
    { size: "full-screen", pixels: 80 },
    { size: "minimal", pixels: 20 },
  ] as const)("spinner $pixels px, $size", ({ size, pixels }) => {
    const { container } = render(<Waiting size={size} />);

    const ring = container.querySelector<HTMLElement>(".ck-spinner");
    expect([ring?.offsetWidth, ring?.offsetHeight]).toEqual([pixels, pixels]);
  });
});

describe("active and hidden", () => {
  test("waiting indicator: active or hidden", async () => {
    const { rerender } = render(<Waiting />);
    expect(screen.getByRole("status")).toBeTruthy();

    rerender(<Waiting active={false} />);
    await vi.waitFor(() => expect(screen.queryByRole("status")).toBeNull());

    rerender(<Waiting active />);
    expect(screen.getByRole("status")).toBeTruthy();
  });
});

test("announces the caller's text", async () => {
  const text = "Please wait while we process your request.";
  render(<Waiting text={text} />);

  expect(screen.getByRole("status").textContent).toBe(text);
  await vi.waitFor(() => expect(announcements()).toEqual([text]));
});

test.each([
  { name: "is unmounted", next: <p>Hail</p> },
  { name: "stops being active", next: <Waiting active={false} doneText="Claims loaded." /> },
])("announces the end of the wait when it $name", async ({ next }) => {
  const { rerender } = render(<Waiting doneText="Claims loaded." />);
  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait..."]));

  rerender(next);

  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait...", "Claims loaded."]));
  expect(screen.queryByText("Please wait...")).toBeNull();
});

test("announces nothing about a very short wait", async () => {
  const { rerender } = render(
    <StrictMode>
      <Waiting />
    </StrictMode>,
  );
  rerender(<p>Hail</p>);
  // Only the later announcement is made.
  render(<Waiting text="The next one" />);

  await vi.waitFor(() => expect(announcements()).toEqual(["The next one"]));
});

test("announces a changed text without announcing the end of the wait", async () => {
  const { rerender } = render(<Waiting />);
  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait..."]));

  rerender(<Waiting text="Still working." />);

  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait...", "Still working."]));
});

describe("time", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("a wait below 300 ms is neither shown nor announced, and is removed immediately", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { rerender } = render(<Waiting doneText="Claims loaded." />);
    const indicator = screen.getByRole("status");
    for (const part of indicator.children) {
      expect(getComputedStyle(part).opacity).toBe("0");
      expect(part.getAnimations().at(-1)?.effect?.getTiming().delay).toBe(300);
    }

    rerender(<Waiting active={false} doneText="Claims loaded." />);

    expect(screen.queryByRole("status")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(announcements()).toEqual([]);
  });

  test("stays visible for at least half a second, so that nothing flashes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const { rerender } = render(<Waiting />);
    await act(() => vi.advanceTimersByTimeAsync(400));

    rerender(<Waiting active={false} />);
    await act(() => vi.advanceTimersByTimeAsync(399));
    expect(screen.getByRole("status")).toBeTruthy();

    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("after 10 s it adds that it is still working, below the text", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    render(<Waiting />);
    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(screen.getByRole("status").textContent).toBe("Please wait...");

    await act(() => vi.advanceTimersByTimeAsync(1));
    const lines = [screen.getByText("Please wait..."), screen.getByText("Still working...")];
    const [first, second] = lines.map((line) => line.getBoundingClientRect());
    expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(announcements()).toContain("Still working...");
  });

  test("10 s after the caller's last text, it adds the caller's second line", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const longText = "This takes longer than usual.";
    const { rerender } = render(<Waiting text="Sending photo 1" longText={longText} />);
    await act(() => vi.advanceTimersByTimeAsync(9_000));

    rerender(<Waiting text="Sending photo 2" longText={longText} />);
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.getByRole("status").textContent).toBe("Sending photo 2");

    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText("Sending photo 2")).toBeTruthy();
    expect(screen.getByText(longText)).toBeTruthy();
  });
});

const page = (waiting: boolean): JSX.Element => (
  <>
    <button type="button">Send</button>
    {waiting && <Waiting size="full-screen" />}
    <div style={{ height: "300vh" }} />
  </>
);

test("in full-screen mode it locks page scrolling while active, and unlocks it", () => {
  const { rerender } = render(page(false));
  const button = screen.getByRole("button", { name: "Send" });
  window.scrollTo(0, 120);
  button.focus({ preventScroll: true });

  rerender(page(true));
  expect(screen.getByRole("dialog", { name: "Please wait..." }).matches(":modal")).toBe(true);
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  expect(getComputedStyle(document.body).position).toBe("fixed");
  expect(document.activeElement).not.toBe(button);

  rerender(page(false));
  expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  expect(getComputedStyle(document.body).position).toBe("static");
  expect(window.scrollY).toBe(120);
  expect(document.activeElement).toBe(button);
});

test("full screen: makes the page behind it inert", async () => {
  const onClick = vi.fn();
  render(
    <>
      <button type="button" onClick={onClick}>
        Send
      </button>
      <Waiting size="full-screen" />
    </>,
  );

  for (let stop = 0; stop < 3; stop += 1) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(screen.getByText("Send"));
  }
  await userEvent.click(screen.getByText("Send"), { force: true });
  expect(onClick).not.toHaveBeenCalled();
});

test("full screen: focuses the nearest heading if the previously focused element is gone", () => {
  const withWaiting = (waiting: boolean): JSX.Element => (
    <>
      <h1>Claims</h1>
      {waiting ? <Waiting size="full-screen" /> : <button type="button">Send</button>}
    </>
  );
  const { rerender } = render(withWaiting(false));
  screen.getByRole("button").focus();
  rerender(withWaiting(true));

  rerender(<h1>Claims</h1>);

  return vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Claims"));
});

test("full screen: can't be closed by the user", async () => {
  render(page(true));

  await userEvent.keyboard("{Escape}{Escape}{Escape}");

  expect(screen.getByRole("dialog").matches(":modal")).toBe(true);
});

test("full screen: two indicators lock scrolling until both are removed", async () => {
  const { rerender } = render(
    <>
      <Waiting size="full-screen" />
      <Waiting size="full-screen" />
    </>,
  );

  rerender(
    <>
      <Waiting size="full-screen" active={false} />
      <Waiting size="full-screen" />
    </>,
  );
  await vi.waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
  expect(getComputedStyle(document.body).position).toBe("fixed");

  rerender(<p>Hail</p>);
  expect(getComputedStyle(document.body).position).toBe("static");
});

test("full screen: announces the start in the dialog, and the end", async () => {
  const { rerender } = render(
    <StrictMode>
      <Waiting size="full-screen" doneText="Saved." />
    </StrictMode>,
  );
  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait..."]));
  // The page is inert, so nothing in it is announced.
  expect(screen.getByRole("dialog").lastElementChild?.textContent).toBe("");
  expect(screen.getByRole("dialog").childElementCount).toBe(2);

  rerender(<p>Hail</p>);

  await vi.waitFor(() => expect(announcements()).toContain("Saved."));
});

test("announces from inside a shadow root", async () => {
  renderInShadowRoot(<Waiting />);

  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait..."]));
});

test("announces nothing at its end without a `done` text", async () => {
  const { rerender } = render(<Waiting doneText="" />);
  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait..."]));

  rerender(<Waiting text="The next one" key="next" />);

  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait...", "The next one"]));
});
