import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
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
import {
  clearAnnouncements,
  announcements,
  announcementLines,
} from "../../testing/announcements.ts";
import { renderInFrame } from "../../testing/in-frame.tsx";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { announce } from "../announcer/announcer.ts";
import { Button } from "../button/button.tsx";
import { Logo } from "../logo/logo.tsx";
import { Notification } from "../notification/notification.tsx";
import "../styles.css";
import { animationsEnded } from "../../testing/animations-ended.ts";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  clearAnnouncements();
});

const box = (element: Element | null): DOMRect =>
  (element ?? document.body).getBoundingClientRect();
const isScrollLocked = (): boolean => getComputedStyle(document.body).position === "fixed";

describe("the breakpoint", () => {
  test.each([
    { width: 767, breakpoint: undefined, isMobile: true },
    { width: 768, breakpoint: undefined, isMobile: false },
    { width: 999, breakpoint: 1000, isMobile: true },
    { width: 1000, breakpoint: 1000, isMobile: false },
    { width: 400, breakpoint: 400, isMobile: false },
  ])(
    "of $breakpoint px makes a window of $width px mobile: $isMobile",
    async ({ width, breakpoint, isMobile }) => {
      await atWidth(width);
      render(<HeaderPage breakpoint={breakpoint} />);

      expect(screen.queryByRole("button", { name: "Menu" }) !== null).toBe(isMobile);
      expect(links()).toEqual(isMobile ? [] : ["Contact us"]);
    },
  );

  test.each([
    { width: 800, count: 6 },
    { width: 1024, count: 8 },
  ])("is wider if $count items need two lines at $width px", async ({ width, count }) => {
    const names = [
      "Claims",
      "Insurance",
      "Roadside help",
      "Documents",
      "Payments",
      "Policy",
      "Find a shop",
      "Contact us",
    ];
    const many = names.slice(0, count).map((label) => ({ label, href: "/" }));
    await atWidth(width);
    render(<HeaderPage items={many} messageCount={3} actions={<Button>Log out</Button>} />);

    expect(screen.getByRole("button", { name: "Menu" })).toBeTruthy();
    expect(box(screen.getByRole("banner")).height).toBeLessThan(80);

    await page.viewport(1400, 700);
    await expect.poll(() => links()).toContain("Payments");
  });

  test("is measured again for other items", async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      label: `Long item ${index}`,
      href: "/",
    }));
    await atWidth(1000);
    const { rerender } = render(<HeaderPage items={many} />);
    expect(screen.getByRole("button", { name: "Menu" })).toBeTruthy();

    rerender(<HeaderPage items={many.slice(0, 2)} />);

    await expect.poll(() => screen.queryByRole("button", { name: "Menu" })).toBeNull();
    expect(links()).toContain("Long item 1");
  });

  test("closes what is open when the window crosses it", async () => {
    await atWidth(700);
    render(<HeaderPage />);
    await press("Menu");
    await press("Claims");

    await page.viewport(800, 700);
    await expect.poll(() => links()).toEqual(["Contact us"]);
    await expect.poll(isScrollLocked).toBe(false);

    await press("Claims");
    await page.viewport(700, 700);
    await expect.poll(() => links()).toEqual([]);
    await expect.poll(() => [isOpen("Menu"), isOpen("Claims")]).toEqual([false, false]);
  });
});

test.each(
  [320, 360, 390, 600].flatMap((width) => [
    { width, layout: "default" as const },
    { width, layout: "compact" as const },
  ]),
)("a long name does not make a $layout header wider than $width px", async ({ width, layout }) => {
  await atWidth(width);
  render(
    <HeaderPage
      layout={layout}
      logo={<Logo name="Olentangy Mutual Insurance Company of Ohio" />}
      messageCount={120}
      actions={<Button>Log out</Button>}
    />,
  );

  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test.each([
  { rest: {}, isShown: true },
  { rest: { messageCount: 128, actions: <Button>Log out</Button> }, isShown: false },
])("shows a name on a phone whole, or only the mark: $isShown", async ({ rest, isShown }) => {
  await atWidth(360);
  render(<HeaderPage logo={<Logo name="Progressive" />} {...rest} />);
  const name = box(screen.getByText("Progressive"));
  const logo = box(screen.getByRole("img", { name: "Progressive" }));

  expect(name.bottom <= logo.bottom).toBe(isShown);
  expect(box(screen.getByRole("banner")).height).toBeLessThan(70);
});

describe("on a small window", () => {
  beforeEach(() => atWidth(600));

  test("the menu has two levels: the second covers the first, and a button goes back", async () => {
    render(<HeaderPage />);
    expect(links()).toEqual([]);

    await press("Menu");
    expect(links()).toEqual(["Contact us"]);

    await press("Claims");
    expect(links()).toEqual(["Your claims", "Report a claim", "Repair shops"]);

    const panel = within(screen.getByRole("group", { name: "Claims" }));
    await userEvent.click(panel.getByRole("button", { name: "Back to menu" }));
    await expect.poll(() => isOpen("Claims")).toBe(false);
    expect(links()).toEqual(["Contact us"]);
    expect(focused()).toBe("Claims");
  });

  test("clicking the active item again goes back one level", async () => {
    render(<HeaderPage />);
    await press("Menu");
    await press("Claims");

    // The second level covers it, but a script or a speech control user can still click it.
    act(() => button("Claims").click());

    await expect.poll(() => isOpen("Claims")).toBe(false);
    expect(isOpen("Menu")).toBe(true);
  });

  test("its panel is at most 384 px wide", async () => {
    render(<HeaderPage />);
    await press("Menu");
    await animationsEnded();
    expect(box(screen.getByRole("navigation"))).toMatchObject({ left: 0, width: 384, top: 0 });
    expect(box(screen.getByRole("navigation")).bottom).toBe(innerHeight);

    await press("Claims");
    expect(box(screen.getByRole("group", { name: "Claims" })).width).toBe(384);

    await page.viewport(320, 600);
    const { left, right } = box(screen.getByRole("navigation"));
    expect([left, right]).toEqual([0, box(document.body).right]);
  });

  test("the page behind it is inert and does not scroll", async () => {
    render(<HeaderPage />);
    await press("Menu");
    expect(isScrollLocked()).toBe(true);
    const visited = [];
    for (let step = 0; step < 8; step++) {
      await userEvent.keyboard("{Tab}");
      visited.push(focused());
    }
    expect(visited).toEqual(expect.arrayContaining(["Close menu", "Claims", "Contact us"]));
    expect(visited).not.toContain("Withdraw");
    expect(visited).not.toContain("Menu");

    await userEvent.click(button("Close menu"));
    await expect.poll(isScrollLocked).toBe(false);
    expect(document.querySelector("[inert]")).toBeNull();
    expect(focused()).toBe("Menu");
  });

  test("what the page itself makes inert stays inert, before and while it is open", async () => {
    render(
      <>
        <p inert>Before</p>
        <HeaderPage />
        <p>While</p>
      </>,
    );
    await press("Menu");
    screen.getByText("While").setAttribute("inert", "");

    await userEvent.click(button("Close menu"));
    await expect.poll(isScrollLocked).toBe(false);

    expect(screen.getByText("Before")).toHaveProperty("inert", true);
    expect(screen.getByText("While")).toHaveProperty("inert", true);
  });

  test("announcements while it is open are not inert, nor alerts from the page behind it", async () => {
    const view = (alert?: string): JSX.Element => (
      <>
        <HeaderPage messageCount={2} />
        <section>{alert !== undefined && <Notification>{alert}</Notification>}</section>
      </>
    );
    const { rerender, container } = render(view());
    announce("Claims loaded", container);
    await press("Menu");
    announce("Documents loaded", container);
    rerender(view("Your photos were not sent."));

    const messages = ["Claims loaded", "Documents loaded", "Your photos were not sent."];
    await vi.waitFor(() => expect(announcements()).toEqual(messages));
    const regions = announcementLines().map((line) => (line.getRootNode() as ShadowRoot).host);
    expect(regions.filter((region) => region.closest("[inert]"))).toEqual([]);
  });

  test("a click outside closes both levels and does not reach the page", async () => {
    render(<HeaderPage />);
    await press("Menu");
    await press("Claims");
    const targets: (EventTarget | null)[] = [];
    const listen = ({ target }: Event): void => void targets.push(target);
    addEventListener("click", listen, { once: true });

    await userEvent.click(document.documentElement, { position: { x: 560, y: 300 }, force: true });

    await expect.poll(() => isOpen("Menu")).toBe(false);
    expect(isOpen("Claims")).toBe(false);
    expect(screen.getByRole("main").contains(targets[0] as Node)).toBe(false);
    expect(isScrollLocked()).toBe(false);
  });

  test("a link closes the whole menu, unless noautoclose is set", async () => {
    const { rerender } = render(<HeaderPage noAutoClose />);
    await press("Menu");
    await press("Claims");
    await userEvent.click(screen.getByText("Repair shops"));
    expect(isOpen("Menu")).toBe(true);

    rerender(<HeaderPage />);
    await userEvent.click(screen.getByText("Repair shops"));
    await expect.poll(() => isOpen("Menu")).toBe(false);
    expect(links()).toEqual([]);
    expect(focused()).toBe("Menu");
  });

  test("changes to the nav contents close it", async () => {
    const { rerender } = render(<HeaderPage />);
    await press("Menu");
    await press("Claims");

    rerender(<HeaderPage items={items.slice(1)} />);

    expect(links()).toEqual([]);
    await expect.poll(isScrollLocked).toBe(false);
    expect(document.querySelector("[inert]")).toBeNull();
  });

  test("restores the page when it is unmounted while open", async () => {
    const { rerender } = render(<HeaderPage />);
    await press("Menu");

    rerender(<p>Claims</p>);

    expect(isScrollLocked()).toBe(false);
    expect(document.documentElement.style.cssText).toBe("");
    expect(document.querySelector("[inert]")).toBeNull();
  });

  test("without a menu button, its items are in the header and its panels below", async () => {
    render(<HeaderPage menuControl="none" />);
    expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
    expect(links()).toEqual(["Contact us"]);

    await press("Claims");

    expect(links()).toContain("Report a claim");
    expect(isScrollLocked()).toBe(false);
    expect(focused()).toBe("Claims");
  });

  test("follows the width of its frame, and locks the scroll position there", async () => {
    await page.viewport(1200, 800);
    const inside = renderInFrame(<HeaderPage />);
    const header = inside.querySelector<HTMLElement>(".ck-header");
    expect(header?.dataset["view"]).toBe("mobile");

    act(() => inside.querySelector<HTMLElement>("[data-part=menu]")?.click());

    await expect
      .poll(() => inside.defaultView?.getComputedStyle(inside.body).position)
      .toBe("fixed");
    expect(isScrollLocked()).toBe(false);
  });

  test("makes the rest inert in a frame too", async () => {
    const inside = renderInFrame(
      <>
        <HeaderPage breakpoint={2000} />
        <p>Outside</p>
      </>,
    );
    const menu = inside.querySelector<HTMLElement>("[data-part=menu]");

    act(() => menu?.click());
    await expect.poll(() => inside.querySelector("main")?.inert).toBe(true);
  });

  test("works in a shadow root, and makes the page around it inert", async () => {
    render(<button type="button">Outside</button>);
    const shadow = renderInShadowRoot(<HeaderPage />);
    const menu = shadow.querySelector<HTMLElement>("[data-part=menu]");

    await userEvent.click(menu as HTMLElement);
    await expect.poll(() => menu?.ariaExpanded).toBe("true");
    expect(button("Outside").closest("[inert]")).not.toBeNull();
    expect(shadow.activeElement?.ariaLabel).toBe("Close menu");

    await userEvent.keyboard("{Escape}");
    await expect.poll(() => menu?.ariaExpanded).toBe("false");
    expect(button("Outside").closest("[inert]")).toBeNull();
    expect(shadow.activeElement).toBe(menu);
  });
});
