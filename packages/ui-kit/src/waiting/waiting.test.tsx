import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { forgetHeard, heard } from "../../testing/heard.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import "../styles.css";
import { Waiting } from "./waiting.tsx";

afterEach(() => {
  cleanup();
  forgetHeard();
});

test("says 'Please wait...', on the screen and aloud", async () => {
  render(<Waiting />);

  expect(screen.getByRole("status").textContent).toBe("Please wait...");
  await vi.waitFor(() => expect(heard()).toEqual(["Please wait..."]));
});

test("says what the caller says", async () => {
  render(<Waiting text="Please wait while we process your request." />);

  expect(screen.getByRole("status").textContent).toBe("Please wait while we process your request.");
  await vi.waitFor(() => expect(heard()).toEqual(["Please wait while we process your request."]));
});

test.each([
  { name: "is taken away", next: <p>Hail</p> },
  { name: "stops being active", next: <Waiting active={false} doneText="Claims loaded." /> },
])("says that the wait is over when it $name", async ({ next }) => {
  const { rerender } = render(<Waiting doneText="Claims loaded." />);
  await vi.waitFor(() => expect(heard()).toEqual(["Please wait..."]));

  rerender(next);

  expect(screen.queryByText("Please wait...")).toBeNull();
  await vi.waitFor(() => expect(heard()).toEqual(["Please wait...", "Claims loaded."]));
});

test("says nothing at all about a wait that is over at once", async () => {
  const { rerender } = render(
    <StrictMode>
      <Waiting />
    </StrictMode>,
  );
  rerender(<p>Hail</p>);
  // Something said later is heard, and nothing before it.
  render(<Waiting text="The next one" />);

  await vi.waitFor(() => expect(heard()).toEqual(["The next one"]));
});

test("says a new text without saying that the wait is over", async () => {
  const { rerender } = render(<Waiting />);
  await vi.waitFor(() => expect(heard()).toEqual(["Please wait..."]));

  rerender(<Waiting text="Still working." />);

  await vi.waitFor(() => expect(heard()).toEqual(["Please wait...", "Still working."]));
});

test.each([
  { size: "minimal", pixels: 20 },
  { size: "default", pixels: 40 },
  { size: "full-screen", pixels: 80 },
] as const)("draws a ring of $pixels px in the size $size", ({ size, pixels }) => {
  const { container } = render(<Waiting size={size} />);

  const ring = container.querySelector<HTMLElement>(".ck-spinner");
  expect([ring?.offsetWidth, ring?.offsetHeight]).toEqual([pixels, pixels]);
});

const page = (waiting: boolean): JSX.Element => (
  <>
    <button type="button">Send</button>
    {waiting && <Waiting size="full-screen" />}
    <div style={{ height: "300vh" }} />
  </>
);

test("full screen: covers the page, locks its scrolling and gives both back", () => {
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

test("full screen: can't be closed by the user", async () => {
  render(page(true));

  await userEvent.keyboard("{Escape}{Escape}{Escape}");

  expect(screen.getByRole("dialog").matches(":modal")).toBe(true);
});

test("full screen: two at once hold the lock until both are gone", () => {
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
  expect(getComputedStyle(document.body).position).toBe("fixed");

  rerender(<p>Hail</p>);
  expect(getComputedStyle(document.body).position).toBe("static");
});

test("full screen: speaks where it can be heard, before and after", async () => {
  const { rerender } = render(
    <StrictMode>
      <Waiting size="full-screen" doneText="Saved." />
    </StrictMode>,
  );
  await vi.waitFor(() => expect(heard()).toEqual(["Please wait..."]));

  rerender(<p>Hail</p>);

  await vi.waitFor(() => expect(heard()).toContain("Saved."));
});

test("speaks from inside a shadow root", async () => {
  renderInShadowRoot(<Waiting />);

  await vi.waitFor(() => expect(heard()).toEqual(["Please wait..."]));
});

test("says nothing at its end when the caller has nothing to say", async () => {
  const { rerender } = render(<Waiting doneText="" />);
  await vi.waitFor(() => expect(heard()).toEqual(["Please wait..."]));

  rerender(<Waiting text="The next one" key="next" />);

  await vi.waitFor(() => expect(heard()).toEqual(["Please wait...", "The next one"]));
});
