import { screen } from "@testing-library/react";
import type { JSX } from "react";
import { onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { HeaderItem } from "../src/header/header-item.ts";
import { Header, type HeaderProps } from "../src/header/header.tsx";

/** Two items with a panel and one without. */
export const items: readonly HeaderItem[] = [
  {
    label: "Claims",
    links: [
      { label: "Your claims", href: "#claims", current: true },
      { label: "Report a claim", href: "#report", description: "In ten minutes" },
      { label: "Repair shops", href: "#shops" },
    ],
  },
  {
    label: "Policies",
    links: [
      { label: "Your policies", href: "#policies" },
      { label: "Add a driver", href: "#driver" },
    ],
  },
  { label: "Contact us", href: "#contact" },
];

/** A page with a header that is taller than the window. */
export function HeaderPage(header: HeaderProps): JSX.Element {
  return (
    <>
      <Header items={items} {...header} />
      <main id="main">
        <h1>Claims</h1>
        <div style={{ blockSize: "400px" }} />
        <button type="button">Withdraw</button>
        <div style={{ blockSize: "3000px" }} />
        <a href="#terms">Terms</a>
      </main>
    </>
  );
}

/** Resizes the window until the end of the test. */
export async function atWidth(width: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, 700);
}

/** A button by its name, also if it is hidden. */
export const button = (name: string): HTMLElement =>
  screen.getByRole("button", { name, hidden: true });

/** Whether a button has `aria-expanded="true"`. */
export const isOpen = (name: string): boolean => button(name).ariaExpanded === "true";

/** Clicks the button of a menu or a panel, and waits until its `aria-expanded` has changed. */
export async function press(name: string, becomes = !isOpen(name)): Promise<void> {
  await userEvent.click(button(name));
  await vi.waitFor(() => {
    if (isOpen(name) !== becomes)
      throw new Error(`aria-expanded of "${name}" is still ${!becomes}.`);
  });
}

/** The visible and focusable links of the navigation. */
export const links = (): (string | null)[] =>
  Array.from(
    screen.queryByRole("navigation")?.querySelectorAll("a") ?? [],
    (link) => link.checkVisibility() && !link.closest("[inert]") && link.firstChild?.textContent,
  ).filter((name) => name !== false) as (string | null)[];

/** The beginning of the focused element's text. */
export const focused = (): string | null | undefined =>
  document.activeElement?.matches("body, [data-part=panel], nav")
    ? "nothing"
    : (document.activeElement?.ariaLabel ?? document.activeElement?.firstChild?.textContent);
