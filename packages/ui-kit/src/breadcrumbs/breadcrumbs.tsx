"use client";

import { type ComponentProps, type ElementType, type JSX, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { more } from "../icon/icon-paths.ts";
import { formatText } from "../messages/format-text.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { breadcrumbsText } from "./text.ts";

/** One page on the way. */
export interface Breadcrumb {
  /** What the page is called. */
  label: string;
  /** Where it is. The current page, which is the last, may go without. */
  href?: string | undefined;
}

/** Props of {@link Breadcrumbs}. The others, `ref` among them, go to the `<nav>`. */
export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** From the start page to the current one. */
  items: readonly Breadcrumb[];
  /**
   * Draws the links, such as a router's own link component. It gets `href`, `className`, `children`.
   * @default "a"
   */
  link?: ElementType | undefined;
}

// Why: docs/decisions/long-lists.md#what-does-not-fit-is-folded
/** A longer way than this gives up its middle where there is little room: all but its first and last two. */
const LONG = 4;

/**
 * The way to the current page. Where there is little room, its middle waits behind a button; on a
 * phone, only the page above is left of it, as a link back.
 *
 * Style hooks: `.ck-breadcrumbs`; parts `link`, `current`, `more`.
 */
export function Breadcrumbs({
  items,
  link: Anchor = "a",
  className,
  ...nav
}: BreadcrumbsProps): JSX.Element {
  const text = useText(breadcrumbsText);
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const [isWhole, setWhole] = useState(false);
  const last = items.length - 1;
  const isMiddle = (index: number): boolean => index > 0 && index < last - 1;
  const isFolded = items.length > LONG && !isWhole;

  function unfold(): void {
    const middle = button.current?.parentElement?.nextElementSibling;
    // At once, because only what is shown takes the focus, which the button can't keep.
    flushSync(() => setWhole(true));
    middle?.querySelector("a")?.focus();
  }

  return (
    <nav aria-label={text.breadcrumbs} {...nav} className={joinNames("ck-breadcrumbs", className)}>
      <ol>
        {items.map(({ label, href }, index) => [
          isFolded && index === 1 && (
            <li key="more" data-part="more">
              <button
                ref={button}
                type="button"
                aria-expanded="false"
                aria-label={formatText(text.moreBreadcrumbs, { count: last - 2 }, locale)}
                onClick={unfold}
              >
                <SvgIcon paths={more} />
              </button>
            </li>
          ),
          <li
            // oxlint-disable-next-line react/no-array-index-key -- two pages may share an address or a label
            key={index}
            data-parent={index === last - 1 || undefined}
            data-folded={(isFolded && isMiddle(index)) || undefined}
          >
            {index === last ? (
              <span aria-current="page" data-part="current">
                {label}
              </span>
            ) : (
              <Anchor href={href} className="ck-link" data-part="link">
                {label}
              </Anchor>
            )}
          </li>,
        ])}
      </ol>
    </nav>
  );
}
