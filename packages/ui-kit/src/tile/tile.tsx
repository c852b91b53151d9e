"use client";

import { type ComponentProps, type JSX, type MouseEvent, type ReactNode, useId } from "react";
import { Link } from "../link/link.tsx";
import { hasContent } from "../shared/has-content.ts";
import { joinNames } from "../shared/join-names.ts";

// See README.md beside this file.
/** Props of {@link Tile}. The others, `ref` among them, go to the outer `<div>`. */
export interface TileProps extends ComponentProps<"div"> {
  /** What it leads to: the heading of the tile, and its link. */
  label: string;
  /** Where it leads. */
  href: string;
  /** Address of a picture above the label. It is decoration: what it shows, the label says. */
  img?: string | undefined;
  /** An icon above the label, such as an `Icon`. */
  icon?: ReactNode;
  /**
   * What one should know before following it, as part of the link's name.
   * @example "PDF, 240 KB"
   */
  facts?: string | undefined;
  /**
   * Opens a new tab, and says so.
   * @default false
   */
  newTab?: boolean | undefined;
  /** Why it can't be followed now. It can still be reached, and says its reason. */
  disabledReason?: string | undefined;
  /**
   * Level of the label in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** More about where it leads. It can be selected, and may hold links of its own. */
  children?: ReactNode;
}

/**
 * One link as a card: a press anywhere on it follows the link, and its text can still be selected.
 * Where one of several is to be chosen, take a `RadioGroup` with `bounded`.
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
        {label}
        <span data-part="facts"> {facts}</span>
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
          // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among what both share
          <a {...shared} {...plain} />
        )}
      </Heading>
      {hasMore && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the link is the control; this only widens where it can be hit
        <div id={id} data-part="text" onClick={follow}>
          {disabledReason === undefined ? (
            children
          ) : (
            <>
              {children}
              <span data-part="reason">{disabledReason}</span>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** The link lies over the tile but for its text, which then could not be selected. */
function follow(event: MouseEvent): void {
  const isOnControl = (event.target as Element).closest("a, button, input, label, summary");
  if (isOnControl || String(getSelection())) return;
  // One click for who listens: that of the link, with the keys that were held.
  event.stopPropagation();
  const link = event.currentTarget.previousElementSibling?.firstElementChild;
  link?.dispatchEvent(new globalThis.MouseEvent("click", event.nativeEvent));
}
