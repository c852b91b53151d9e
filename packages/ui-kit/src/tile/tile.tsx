"use client";

import { type ComponentProps, type JSX, type MouseEvent, type ReactNode, useRef } from "react";
import { joinNames } from "../shared/join-names.ts";

/** Props of {@link Tile}. The others, `ref` among them, go to the outer `<div>`. */
export interface TileProps extends ComponentProps<"div"> {
  label: string;
  /** Where it leads. */
  href: string;
  /** Address of a picture above the label. It is decoration: what it shows, the label says. */
  img?: string | undefined;
  /** A drawing above the label, such as an `Icon`. */
  icon?: ReactNode;
  /**
   * What one should know before following it, as part of the link's name.
   * @example "PDF, 240 KB"
   */
  facts?: string | undefined;
  /**
   * Level of the label in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * One link as a card: a press anywhere on it follows the link, and its text can still be selected.
 *
 * Style hooks: `.ck-tile`; parts `img`, `link`, `facts`, `text`.
 */
export function Tile({
  label,
  href,
  img,
  icon,
  facts,
  headingLevel = 3,
  className,
  children,
  onClick,
  ...box
}: TileProps): JSX.Element {
  const link = useRef<HTMLAnchorElement>(null);
  const Heading = `h${headingLevel}` as const;

  function follow(event: MouseEvent<HTMLDivElement>): void {
    onClick?.(event);
    const isSelecting = getSelection()?.isCollapsed === false;
    const isOnControl = (event.target as Element).closest("a, button, input, label");
    if (event.defaultPrevented || isSelecting || isOnControl) return;

    // As the browser does with the link itself: with a key held down, in another tab.
    const { ctrlKey, metaKey, shiftKey } = event;
    const click = { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true, composed: true };
    link.current?.dispatchEvent(new globalThis.MouseEvent("click", click));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the link inside is the control; this only widens where it can be hit
    <div {...box} className={joinNames("ck-tile", className)} onClick={follow}>
      {img !== undefined && <img src={img} alt="" loading="lazy" data-part="img" />}
      {icon}
      <Heading>
        <a ref={link} href={href} data-part="link">
          {label}
          {facts !== undefined && <span data-part="facts"> {facts}</span>}
        </a>
      </Heading>
      {children !== undefined && <div data-part="text">{children}</div>}
    </div>
  );
}
