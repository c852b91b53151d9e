"use client";

import {
  type ComponentProps,
  type ElementType,
  type JSX,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { Logo } from "../logo/logo.tsx";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { ownElement } from "../shared/own-element.tsx";
import type { HeaderItem } from "./header-item.ts";
import { HeaderItems } from "./header-items.tsx";
import { HeaderMessages } from "./header-messages.tsx";
import { skip } from "./skip.ts";
import { headerText } from "./text.ts";
import { useHideOnScroll } from "./use-hide-on-scroll.ts";
import { useMenu } from "./use-menu.ts";
import { useScrollPadding } from "./use-scroll-padding.ts";
import { useView } from "./use-view.ts";

// See README.md in this folder.
/** Props of {@link Header}. All other props, including `ref`, are passed to the `<header>`. */
export interface HeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /** The navigation: links, and menus that open a panel of links. */
  items?: readonly HeaderItem[] | undefined;
  /**
   * Window width in pixels below which the header is mobile, with its items behind a menu button. By default, 768 or
   * the width at which the items fit on one line, whichever is larger. Server-rendered markup uses 768 until it is
   * hydrated.
   */
  breakpoint?: number | undefined;
  /**
   * `compact` is lower, with the logo in the center.
   * @default "default"
   */
  layout?: "default" | "compact" | undefined;
  /**
   * URL that the logo links to.
   * @default "/"
   */
  logoHref?: string | undefined;
  /**
   * Content of the link to the start page, including its name.
   * @default our logo
   */
  logo?: ReactNode;
  /**
   * Whether a mobile header has a menu button or shows its items directly, which is better for two or
   * three.
   * @default "button"
   */
  menuControl?: "button" | "none" | undefined;
  /** The number of unread messages. Without it, there is no link to them; an increase is announced. */
  messageCount?: number | undefined;
  /**
   * URL of the messages.
   * @default "/messages"
   */
  messagesHref?: string | undefined;
  /**
   * Keeps the menu open when one of its links is clicked. A press outside the menu still closes it.
   * @default false
   */
  noAutoClose?: boolean | undefined;
  /**
   * Whether the header sticks to the top. With `auto`, a mobile header hides while the user scrolls
   * down, and reappears on the way up.
   * @default "auto"
   */
  sticky?: "auto" | "on" | "off" | undefined;
  /**
   * Target of the skip link.
   * @default "#main"
   */
  skipLinkHref?: string | undefined;
  /** Content at the end of the header, such as a login button. */
  actions?: ReactNode;
  /**
   * Renders the links, such as a router's link component. It receives `href` and `children`, and passes
   * `aria-current` and `data-part` to the `<a>`.
   * @default "a"
   */
  linkComponent?: ElementType | undefined;
}

const none: readonly HeaderItem[] = [];
const ours = <Logo />;

/**
 * The header of a site: logo, navigation, messages and global actions.
 *
 * Style hooks: `.ck-header`, `[data-view="mobile"]`, `[data-view="desktop"]`,
 * `[data-layout="compact"]`, `[data-sticky]`, `[data-hidden]`; parts `skip`, `bar`, `menu`, `nav`,
 * `logo`, `item`, `panel`, `messages`, `end`.
 */
export function Header({
  items = none,
  breakpoint,
  layout = "default",
  logoHref = "/",
  logo = ours,
  menuControl = "button",
  messageCount,
  messagesHref = "/messages",
  noAutoClose = false,
  sticky = "auto",
  skipLinkHref = "#main",
  actions,
  linkComponent: Anchor = "a",
  className,
  ...header
}: HeaderProps): JSX.Element {
  const text = useText(headerText);
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const isCompact = layout === "compact";
  const hasMenu = menuControl === "button" && items.length > 0;
  const contents = JSON.stringify(items);
  const view = useView(breakpoint, bar, nav, contents);
  const menu = useMenu({
    nav,
    view: hasMenu ? view : "desktop",
    contents,
    noAutoClose,
  });
  const hidden = useHideOnScroll(bar, view === "mobile" && sticky === "auto");
  useScrollPadding(bar, sticky !== "off");

  const home = (
    <Anchor href={logoHref} data-part="logo">
      {logo}
    </Anchor>
  );

  return (
    <header
      {...header}
      className={joinNames("ck-header", className)}
      data-layout={layout}
      data-sticky={sticky}
      data-view={view}
      data-hidden={hidden || undefined}
    >
      <a href={skipLinkHref} data-part="skip" onClick={skip}>
        {text.skip}
      </a>
      <div ref={bar} data-part="bar">
        {hasMenu && (
          <button
            type="button"
            data-part="menu"
            popoverTarget={id}
            aria-expanded={menu.open.includes(id)}
            aria-controls={id}
          >
            <span>{text.menu}</span>
          </button>
        )}
        {!isCompact && home}
        {items.length > 0 && (
          <nav
            ref={nav}
            id={id}
            popover={hasMenu ? "auto" : undefined}
            aria-label={text.mainMenu}
            data-part="nav"
            {...menu.listeners}
          >
            {hasMenu && (
              <button
                type="button"
                data-part="close"
                popoverTarget={id}
                popoverTargetAction="hide"
                aria-label={text.closeMenu}
              />
            )}
            <HeaderItems
              items={items}
              id={id}
              open={menu.open}
              back={text.backToMenu}
              link={Anchor}
            />
          </nav>
        )}
        {isCompact && home}
        <div data-part="end">
          {messageCount !== undefined && (
            <HeaderMessages count={messageCount} href={messagesHref} link={Anchor} />
          )}
          {ownElement(actions)}
        </div>
      </div>
    </header>
  );
}
