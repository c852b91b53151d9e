"use client";

import type { ComponentProps, ElementType, JSX } from "react";
import { Drawing } from "../icon/drawing.tsx";
import { chevron } from "../icon/drawings.ts";
import { joinNames } from "../shared/join-names.ts";
import { useKitText } from "../text/locale.tsx";
import { breadcrumbsText } from "../text/text.ts";

/** One page on the way. */
export interface Breadcrumb {
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

/**
 * The way to the current page. Where there is little room, only the page above is left of it, as a
 * link back.
 *
 * Style hooks: `.ck-breadcrumbs`; parts `link`, `current`.
 */
export function Breadcrumbs({
  items,
  link: Anchor = "a",
  className,
  ...nav
}: BreadcrumbsProps): JSX.Element {
  const { breadcrumbs } = useKitText(breadcrumbsText);
  const last = items.length - 1;

  return (
    <nav aria-label={breadcrumbs} {...nav} className={joinNames("ck-breadcrumbs", className)}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={href ?? label} data-parent={index === last - 1 || undefined}>
            {index === last ? (
              <span aria-current="page" data-part="current">
                {label}
              </span>
            ) : (
              <Anchor href={href} className="ck-link" data-part="link">
                {label}
              </Anchor>
            )}
            {index < last && <Drawing paths={chevron} size="small" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
