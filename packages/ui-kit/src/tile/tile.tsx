"use client";

import {
  type ComponentProps,
  type JSX,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
} from "react";
import { Link } from "../link/link.tsx";
import { hasContent } from "../shared/has-content.ts";
import { joinNames } from "../shared/join-names.ts";
import { ownElement } from "../shared/own-element.tsx";

// See README.md in this folder.
/** Props of {@link Tile}. All other props, including `ref`, are passed to the outer `<div>`. */
export interface TileProps extends ComponentProps<"div"> {
  /** Text of the tile's heading and link. */
  label: string;
  /** URL of the link. */
  href: string;
  /** URL of an image above the label. It is decorative, so the label must carry its meaning. */
  img?: string | undefined;
  /** An icon above the label, such as `<Icon name="document" />`. */
  icon?: ReactElement | false | null | undefined;
  /**
   * Facts that are part of the link's name.
   * @example "PDF, 240 KB"
   */
  facts?: string | undefined;
  /**
   * Opens the link in a new tab, and says so.
   * @default false
   */
  newTab?: boolean | undefined;
  /** Why the link is not available. It can still be focused, and announces the reason. */
  disabledReason?: string | undefined;
  /**
   * Level of the label's heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** More about the destination. The text can be selected, and may contain links. */
  children?: ReactNode;
}

/**
 * A link as a card: a click anywhere on it follows the link, and its text can be selected. To choose
 * one of several options, use a `RadioGroup` with `bounded`.
 *
 * Style hooks: `.ck-tile`; parts `img`, `link` (`[aria-disabled="true"]`), `facts`, `text`, `reason`.
 */
export function Tile({
  label,
  href,
  img,
  icon,
  facts,
  newTab,
  disabledReason: reason,
  headingLevel = 3,
  className,
  children,
  ...box
}: TileProps): JSX.Element {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const disabledReason = reason || undefined;
  const hasMore = hasContent(disabledReason ?? children);

  const shared = {
    "data-part": "link",
    "aria-describedby": hasMore ? id : undefined,
    children: facts ? (
      <>
        <span>{label}</span>
        <span data-part="facts">{` ${facts}`}</span>
      </>
    ) : (
      label
    ),
  };
  const plain =
    disabledReason === undefined
      ? { href, className: "ck-link" }
      : ({ role: "link", "aria-disabled": true, tabIndex: 0 } as const);

  return (
    <div {...box} className={joinNames("ck-tile", className)}>
      {img && <img src={img} alt="" loading="lazy" data-part="img" />}
      {icon}
      <Heading>
        {newTab && disabledReason === undefined ? (
          <Link {...shared} href={href} newTab />
        ) : (
          // oxlint-disable-next-line jsx-a11y/anchor-has-content -- `shared` contains the children
          <a {...shared} {...plain} />
        )}
      </Heading>
      {hasMore && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the link is the control; this only enlarges its click area
        <div id={id} data-part="text" onClick={follow}>
          {disabledReason === undefined ? (
            children
          ) : (
            <>
              {ownElement(children)}
              <span data-part="reason">{disabledReason}</span>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** The link covers the tile except its text, which could not be selected otherwise. */
function follow(event: MouseEvent): void {
  const isOnControl = (event.target as Element).closest("a, button, input, label, summary");
  if (isOnControl || String(getSelection())) return;
  // Dispatches a single click, on the link, with the modifier keys that are pressed.
  event.stopPropagation();
  const link = event.currentTarget.previousElementSibling?.firstElementChild;
  link?.dispatchEvent(new globalThis.MouseEvent("click", event.nativeEvent));
}
