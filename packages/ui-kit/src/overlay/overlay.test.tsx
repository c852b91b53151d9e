import { cleanup, render, screen, within } from "@testing-library/react";
import { type JSX, type ReactNode, StrictMode, useState } from "react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import "../styles.css";
import { Overlay, type OverlayProps } from "./overlay.tsx";

// Rules: docs/reference/kit.md#overlay

afterEach(cleanup);

/** A page with an image that can be viewed at full size. */
function Page({ onClose }: Pick<OverlayProps, "onClose">): JSX.Element {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Enlarge
      </button>
      <div style={{ blockSize: "300vh" }} />
      <Overlay
        aria-label="Damage to the hood"
        shown={shown}
        onClose={(reason) => {
          onClose?.(reason);
          setShown(false);
        }}
      >
        <p>A dent</p>
        <button type="button">Turn</button>
      </Overlay>
    </>
  );
}

/** The focused element, in the page or in a shadow root. */
function focused(): Element | null | undefined {
  const element = document.activeElement;
  return element?.shadowRoot?.activeElement ?? element;
}

const coversPage = (): boolean => document.elementFromPoint(5, 5)?.className === "ck-overlay";

describe.each([
  { where: "the page", renderIn: (children: ReactNode) => render(children).container },
  {
    where: "strict mode",
    renderIn: (children: ReactNode) => render(<StrictMode>{children}</StrictMode>).container,
  },
  {
    where: "a shadow root",
    renderIn: (children: ReactNode) =>
      renderInShadowRoot(children).firstElementChild as HTMLElement,
  },
])("in $where", ({ renderIn }) => {
  test("makes the page inert, locks its scrolling and restores the focus", async () => {
    const found = within(renderIn(<Page />));
    const enlarge = found.getByRole("button", { name: "Enlarge" });

    await userEvent.click(enlarge);
    const layer = found.getByRole("dialog", { name: "Damage to the hood" });
    expect(layer.matches(":modal")).toBe(true);
    expect(focused()).toBe(layer);
    expect(getComputedStyle(document.body).position).toBe("fixed");
    await userEvent.tab();
    expect(focused()?.textContent).toBe("Turn");

    await userEvent.keyboard("{Escape}");
    expect(found.queryByRole("dialog")).toBeNull();
    expect(getComputedStyle(document.body).position).toBe("static");
    expect(focused()).toBe(enlarge);
  });
});

test("calls back with the reason for closing, but not on a click inside", async () => {
  const onClose = vi.fn();
  render(<Page onClose={onClose} />);
  await userEvent.click(screen.getByRole("button", { name: "Enlarge" }));
  expect(coversPage()).toBe(true);

  await userEvent.click(screen.getByText("A dent"));
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole("dialog"), { position: { x: 5, y: 5 } });
  expect(onClose.mock.calls).toEqual([["backdrop"]]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("stays open if its caller keeps it open", async () => {
  render(<Overlay aria-label="Saving" shown />);

  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  await userEvent.click(screen.getByRole("dialog"), { position: { x: 5, y: 5 } });

  expect(screen.getByRole("dialog").matches(":modal")).toBe(true);
});

describe("click-through", () => {
  test("tints the page, which can still be clicked, focused and scrolled", async () => {
    const onClick = vi.fn();
    const { container } = render(
      <>
        <button type="button" onClick={onClick}>
          Track claim
        </button>
        <Overlay clickThrough shown data-testid="overlay">
          <p>New here?</p>
        </Overlay>
      </>,
    );
    const overlay = screen.getByTestId("overlay");
    expect(overlay.matches(":popover-open")).toBe(true);
    expect(overlay.getBoundingClientRect().toJSON()).toMatchObject({
      width: container.ownerDocument.documentElement.clientWidth,
      top: 0,
    });

    await userEvent.click(screen.getByRole("button", { name: "Track claim" }));

    expect(onClick).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Track claim" }));
    expect(getComputedStyle(document.body).position).toBe("static");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("its content can be clicked", async () => {
    const onClick = vi.fn();
    render(
      <StrictMode>
        <Overlay clickThrough shown>
          <button type="button" onClick={onClick}>
            Show me
          </button>
        </Overlay>
      </StrictMode>,
    );

    await userEvent.click(screen.getByRole("button", { name: "Show me" }));

    expect(onClick).toHaveBeenCalledOnce();
  });
});

test("is hidden unless it is shown", () => {
  const { container } = render(<Overlay aria-label="Saving" />);

  expect(container.childElementCount).toBe(0);
});

test("is opaque if the user prefers reduced transparency", async () => {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-transparency", value: "reduce" }],
  });
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  });
  render(<Overlay aria-label="Saving" shown />);

  const { backgroundColor } = getComputedStyle(screen.getByRole("dialog"));
  expect(backgroundColor).toMatch(/^rgb\(/);
});
