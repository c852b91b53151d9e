import { screen } from "@testing-library/react";
import type { JSX } from "react";
import { onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { HeaderItem } from "../src/header/header-item.ts";
import { Header, type HeaderProps } from "../src/header/header.tsx";

/** Two items with a panel, and one without. */
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

/** A page with a header, and with more below than the window can show. */
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

/** Gives the window a width, until the end of the test. */
export async function atWidth(width: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, 700);
}

/** A button by its name, which may be out of reach for now. */
export const button = (name: string): HTMLElement =>
  screen.getByRole("button", { name, hidden: true });

/** Whether a button says that what it controls is open. */
export const isOpen = (name: string): boolean => button(name).ariaExpanded === "true";

/** Clicks on the button of a menu or a panel, and waits until it says that this is open, or not. */
export async function press(name: string, becomes = !isOpen(name)): Promise<void> {
  await userEvent.click(button(name));
  await vi.waitFor(() => {
    if (isOpen(name) !== becomes) throw new Error(`${name} is not as it should be.`);
  });
}

/** The links of the navigation that can be seen and reached. */
export const links = (): (string | null)[] =>
  Array.from(
    screen.queryByRole("navigation")?.querySelectorAll("a") ?? [],
    (link) => link.checkVisibility() && !link.closest("[inert]") && link.firstChild?.nodeValue,
  ).filter((name) => name !== false) as (string | null)[];

/** What has the focus, by the beginning of its text. */
export const focused = (): string | null | undefined =>
  document.activeElement?.matches("body, [data-part=panel], nav")
    ? "nothing"
    : (document.activeElement?.ariaLabel ?? document.activeElement?.firstChild?.textContent);
