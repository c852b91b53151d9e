"use client";

import { type ComponentProps, type JSX, useEffect, useRef } from "react";
import { announce } from "../announcer/announcer.ts";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { chevron, doubleChevron } from "../icon/icon-paths.ts";
import { formatText } from "../messages/format-text.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { PageControl } from "./page-control.tsx";
import { pageWindow } from "./page-window.ts";
import { pageNavigatorText } from "./text.ts";

// See README.md in this folder.
/** Props of {@link PageNavigator}. All other props, including `ref`, are passed to the `<nav>`. */
export interface PageNavigatorProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The current page, counted from 1. Controlled: it changes only by this prop. */
  current: number;
  /** The number of pages; omit it while it is not known. */
  total?: number | undefined;
  /**
   * The number of pages shown side by side, 1 to 5.
   * @default 5
   */
  spread?: number | undefined;
  /**
   * Disables the next page. Without `total`, the current page is then the last one.
   * @default false
   */
  disableNext?: boolean | undefined;
  /**
   * Omits the controls for the first and the last page.
   * @default false
   */
  noFirstLast?: boolean | undefined;
  /**
   * Describes the content of the current page; shown, and announced when the page changes.
   * @example "Claims 21 to 30"
   */
  summary?: string | undefined;
  /** Called when the user picks another page, not the current one. Does not navigate. */
  onGoto?: ((page: number) => void) | undefined;
  /**
   * URL of a page, with `{page}` for its number. The controls are then links, which can be opened in a
   * new tab and work before any script has run. With `onGoto`, a plain click calls that instead.
   * @example "/claims?page={page}"
   */
  href?: string | undefined;
}

/**
 * Navigation for a paginated list. The clicked control keeps the focus, and the new page is announced.
 * In a narrow container, it shows the position instead of the pages.
 *
 * Style hooks: `.ck-page-navigator`, `[aria-current="page"]`, `[aria-disabled="true"]`; parts `first`,
 * `previous`, `page`, `where`, `next`, `last`, `shows`.
 */
export function PageNavigator({
  current: asked,
  total,
  spread,
  disableNext = false,
  noFirstLast = false,
  summary,
  onGoto,
  href,
  className,
  ...nav
}: PageNavigatorProps): JSX.Element {
  const text = useText(pageNavigatorText);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { current, last, pages } = pageWindow(asked, total, spread, disableNext);
  const announced = useRef(current);

  const where = formatText(
    last === Infinity ? text.pageOf : text.pageOfTotal,
    { page: current, total: last },
    locale,
  );

  useEffect(() => {
    if (announced.current !== current && box.current) {
      announce(summary ? `${where}, ${summary}` : where, box.current);
    }
    announced.current = current;
  }, [box, current, announced, summary, where]);

  const isFirst = current === 1;
  const isLast = current === last;
  const mode = { href, onGoto };
  const back = { ...mode, isOff: isFirst };
  const on = { ...mode, isOff: isLast || disableNext };

  return (
    <nav aria-label={text.pages} {...nav} className={joinNames("ck-page-navigator", className)}>
      <div ref={box}>
        <ul>
          {!noFirstLast && (
            <PageControl {...back} part="first" name={text.firstPage} page={1}>
              <SvgIcon paths={doubleChevron} rotate="start" />
            </PageControl>
          )}
          <PageControl {...back} part="previous" name={text.previousPage} page={current - 1}>
            <SvgIcon paths={chevron} rotate="start" />
          </PageControl>
          {pages.map((page) => (
            <PageControl
              {...mode}
              key={page}
              part="page"
              name={formatText(text.gotoPage, { page }, locale)}
              page={page}
              isCurrent={page === current}
            >
              {page.toLocaleString(locale)}
            </PageControl>
          ))}
          <li data-part="where">{where}</li>
          <PageControl {...on} part="next" name={text.nextPage} page={current + 1}>
            <SvgIcon paths={chevron} rotate="end" />
          </PageControl>
          {!noFirstLast && (
            <PageControl
              {...mode}
              isOff={isLast || last === Infinity}
              part="last"
              name={text.lastPage}
              page={last}
            >
              <SvgIcon paths={doubleChevron} rotate="end" />
            </PageControl>
          )}
        </ul>
        {summary && <p data-part="shows">{summary}</p>}
      </div>
    </nav>
  );
}
