"use client";

import { type ComponentProps, type ElementType, type JSX, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { more } from "../icon/icon-paths.ts";
import { formatText } from "../messages/format-text.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { breadcrumbsText } from "./text.ts";

/** One page of the path. */
export interface Breadcrumb {
  /** Name of the page. */
  label: string;
  /** URL of the page. The last one, the current page, needs none. */
  href?: string | undefined;
}

/** Props of {@link Breadcrumbs}. All other props, including `ref`, are passed to the `<nav>`. */
export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The pages from the start page to the current one. */
  items: readonly Breadcrumb[];
  /**
   * Renders the links, such as a router's link component. It receives `href`, `className` and
   * `children`.
   * @default "a"
   */
  linkComponent?: ElementType | undefined;
}

// Why: docs/decisions/long-lists.md#what-does-not-fit-is-folded
/** Longer paths collapse in narrow containers: all but the first and the last two pages. */
const LONG = 4;

/**
 * The path to the current page. In a narrow container, the middle collapses behind a button; on a
 * phone, only a link back to the parent page is shown.
 *
 * Style hooks: `.ck-breadcrumbs`; parts `link`, `current`, `more`.
 */
export function Breadcrumbs({
  items,
  linkComponent: Anchor = "a",
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
    // Synchronously, because only rendered links can be focused, and the button with the focus is
    // removed.
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
            // oxlint-disable-next-line react/no-array-index-key -- two pages may share a URL or a label
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
