import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps, JSX } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  atWidth,
  button,
  focused,
  HeaderPage,
  isOpen,
  items,
  links,
  press,
} from "../../testing/header-page.tsx";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import "../styles.css";
import { Header } from "./header.tsx";
import { animationsEnded } from "../../testing/animations-ended.ts";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const link = (name: string | RegExp): HTMLElement => screen.getByRole("link", { name });

describe("on a wide window", () => {
  beforeEach(() => atWidth(1280));

  test("clicking a nav item opens its panel, and clicking it again closes it", async () => {
    render(<HeaderPage />);
    expect(links()).toEqual(["Contact us"]);

    await press("Claims", true);
    expect(links()).toEqual(["Your claims", "Report a claim", "Repair shops", "Contact us"]);

    await press("Claims", false);
    expect(links()).toEqual(["Contact us"]);
  });

  test("clicking another item opens its panel instead", async () => {
    render(<HeaderPage />);
    await press("Claims");

    await press("Policies", true);

    expect(links()).toEqual(["Your policies", "Add a driver", "Contact us"]);
    await expect.poll(() => isOpen("Claims")).toBe(false);
  });

  test("a click elsewhere closes the panel, and the clicked element keeps the focus", async () => {
    render(<HeaderPage />);
    await press("Claims");

    await userEvent.click(button("Withdraw"));

    await expect.poll(() => isOpen("Claims")).toBe(false);
    expect(focused()).toBe("Withdraw");
  });

  test("any link click closes the header", async () => {
    render(<HeaderPage />);
    await press("Claims");

    await userEvent.click(link("Repair shops"));

    await expect.poll(() => isOpen("Claims")).toBe(false);
    expect(links()).toEqual(["Contact us"]);
  });

  test("a link click does not close the header if noautoclose is set", async () => {
    render(<HeaderPage noAutoClose />);
    await press("Claims");

    await userEvent.click(link("Repair shops"));

    expect(links()).toContain("Repair shops");
    expect(isOpen("Claims")).toBe(true);
  });

  test("changes to the nav contents close it", async () => {
    const { rerender } = render(<HeaderPage />);
    await press("Claims");

    rerender(<HeaderPage items={[...items, { label: "Payments", href: "#payments" }]} />);

    expect(links()).toEqual(["Contact us", "Payments"]);
    await expect.poll(() => isOpen("Claims")).toBe(false);
  });

  test("no panel is open after the open one is removed", async () => {
    const { rerender } = render(<HeaderPage />);
    await press("Claims");

    rerender(<HeaderPage items={items.slice(1)} />);

    expect(isOpen("Policies")).toBe(false);
  });

  test("items can have the same label", () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const overview = { label: "Overview", href: "#overview" };
    render(
      <Header items={[overview, { label: "Claims", links: [overview, overview] }, overview]} />,
    );

    expect(links()).toEqual(["Overview", "Overview"]);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  test("equal nav contents in a new array do not close it", async () => {
    const { rerender } = render(<HeaderPage />);
    await press("Claims");

    rerender(<HeaderPage items={structuredClone(items)} />);

    expect(links()).toContain("Repair shops");
  });

  test("marks the current page and the item that contains it", async () => {
    render(<HeaderPage />);
    await press("Claims");

    expect(link("Your claims").ariaCurrent).toBe("page");
    expect(link("Repair shops").ariaCurrent).toBeNull();
    expect(button("Claims").ariaCurrent).toBe("true");
    expect(button("Policies").ariaCurrent).toBeNull();
  });

  test("a panel is as wide as the window, right below the header, and scrolls if it is too long", async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      label: `Question ${index}`,
      href: `#${index}`,
    }));
    render(<HeaderPage items={[{ label: "Questions", links: many }]} />);

    await press("Questions");
    await animationsEnded();

    const panel = screen.getByRole("group", { name: "Questions" });
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    const header = screen.getByRole("banner").getBoundingClientRect();
    expect([left, right]).toEqual([0, document.documentElement.clientWidth]);
    expect(Math.abs(top - header.bottom)).toBeLessThanOrEqual(1);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  });

  test("works in a shadow root", async () => {
    const shadow = renderInShadowRoot(<HeaderPage />);
    const claims = shadow.querySelector<HTMLElement>("[aria-expanded]:not([data-part=menu])");

    await userEvent.click(claims as HTMLElement);
    await expect.poll(() => claims?.ariaExpanded).toBe("true");
    shadow.querySelector<HTMLElement>("a[href='#shops']")?.focus();
    await userEvent.keyboard("{Escape}");

    await expect.poll(() => claims?.ariaExpanded).toBe("false");
    expect(shadow.activeElement).toBe(claims);
  });

  test("two headers on one page open their own panels", async () => {
    render(
      <>
        <Header items={items} />
        <div style={{ blockSize: "300px" }} />
        <Header items={items} aria-label="Second" />
      </>,
    );
    const [first, second] = screen.getAllByRole("button", { name: "Claims" });

    await userEvent.click(first as HTMLElement);
    await expect.poll(() => first?.ariaExpanded).toBe("true");
    await userEvent.click(second as HTMLElement);

    await expect.poll(() => second?.ariaExpanded).toBe("true");
    await expect.poll(() => first?.ariaExpanded).toBe("false");
    const [panel] = screen.getAllByRole("group", { name: "Claims" });
    const below = second?.closest("header")?.getBoundingClientRect().bottom ?? 0;
    expect(Math.abs((panel?.getBoundingClientRect().top ?? 0) - below)).toBeLessThanOrEqual(1);
  });
});

test("its logo links to the site root, unless logoHref is set", () => {
  const { rerender } = render(<Header />);
  expect(link("Claimkit").getAttribute("href")).toBe("/");

  rerender(<Header logo="Olentangy Insurance" logoHref="/home" />);
  expect(link("Olentangy Insurance").getAttribute("href")).toBe("/home");
});

test("renders links with the host's router component", () => {
  const RouterLink = ({ href, children, ...anchor }: ComponentProps<"a">): JSX.Element => (
    <a {...anchor} href={`/app${href}`}>
      {children}
    </a>
  );

  render(
    <Header
      items={[{ label: "Contact us", href: "/contact" }]}
      menuControl="none"
      messageCount={1}
      linkComponent={RouterLink}
    />,
  );

  const hrefs = screen.getAllByRole("link").map((each) => each.getAttribute("href"));
  expect(hrefs).toEqual(["#main", "/app/", "/app/contact", "/app/messages"]);
});

describe("messages", () => {
  test("exposes the full number above 99, and shows '99+'", () => {
    render(<Header messageCount={128} messagesHref="/inbox" />);

    expect(link("Unread messages: 128").getAttribute("href")).toBe("/inbox");
    expect(screen.getByText("99+")).toBeTruthy();
  });

  test("shows no number if there are none, and no link without messageCount", () => {
    const { rerender } = render(<Header messageCount={0} />);
    expect(link("Messages").textContent?.trim()).toBe("Messages");

    rerender(<Header />);
    expect(screen.queryByRole("link", { name: "Messages" })).toBeNull();
  });

  test("announces an increase once, and a decrease not at all", async () => {
    const { rerender } = render(<Header messageCount={0} />);

    rerender(<Header messageCount={4} />);
    rerender(<Header messageCount={4} logo="Another" />);
    rerender(<Header messageCount={2} />);
    rerender(<Header messageCount={3} />);

    await vi.waitFor(() => {
      expect(announcements()).toEqual(["Unread messages: 4", "Unread messages: 3"]);
    });
  });
});

describe("skip link", () => {
  test("is the first tab stop, is visible only when focused, and skips the header", async () => {
    render(<HeaderPage />);
    const skip = link("Skip to main content");
    expect(skip.getBoundingClientRect().width).toBeLessThanOrEqual(1);

    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(skip);
    expect(skip.getBoundingClientRect().width).toBeGreaterThan(100);

    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("main"));
    await userEvent.keyboard("{Tab}");
    expect(focused()).toBe("Withdraw");
  });

  test("finds its target in the same shadow root, otherwise in the page", async () => {
    const shadow = renderInShadowRoot(<HeaderPage />);
    shadow.querySelector("a")?.focus();
    await userEvent.keyboard("{Enter}");
    expect(shadow.activeElement).toBe(shadow.querySelector("main"));

    render(<div id="content">Claims</div>);
    const alone = renderInShadowRoot(<Header skipLinkHref="#content" />);
    alone.querySelector("a")?.focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.id).toBe("content");
  });
});
