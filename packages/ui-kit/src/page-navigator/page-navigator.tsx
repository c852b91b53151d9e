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

// See README.md beside this file.
/** Props of {@link PageNavigator}. The others, `ref` among them, go to the `<nav>`. */
export interface PageNavigatorProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The page that is shown, counted from 1. It changes only by this prop. */
  current: number;
  /** How many pages there are; without it, that is not known. */
  total?: number | undefined;
  /**
   * How many pages are offered side by side, 1 to 5.
   * @default 5
   */
  spread?: number | undefined;
  /**
   * There is no page after this one, though the total is not known.
   * @default false
   */
  disableNext?: boolean | undefined;
  /**
   * Leaves out the steps to the first and the last page.
   * @default false
   */
  noFirstLast?: boolean | undefined;
  /**
   * What of the whole is on the current page; shown, and said when the page has changed.
   * @example "Claims 21 to 30"
   */
  shows?: string | undefined;
  /** Called when the user picks another page, not the current one. Does not navigate. */
  onGoto?: ((page: number) => void) | undefined;
  /**
   * Address of a page, with `{page}` for its number. The controls are then links, which a new tab can
   * be opened with, and which lead somewhere before any script has run. With `onGoto`, a plain press
   * calls that instead.
   * @example "/claims?page={page}"
   */
  href?: string | undefined;
}

/**
 * Leads through the pages of a list. The control that was pressed keeps the focus, and what it has
 * led to is said. Where there is little room, it says where the user is in place of offering pages.
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
  shows,
  onGoto,
  href,
  className,
  ...nav
}: PageNavigatorProps): JSX.Element {
  const text = useText(pageNavigatorText);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { current, last, pages } = pageWindow(asked, total, spread, disableNext);
  const said = useRef(current);

  const where = formatText(
    last === Infinity ? text.pageOf : text.pageOfTotal,
    { page: current, total: last },
    locale,
  );

  useEffect(() => {
    if (said.current !== current && box.current) {
      announce(shows ? `${where}, ${shows}` : where, box.current);
    }
    said.current = current;
  }, [box, current, said, shows, where]);

  const isFirst = current === 1;
  const isLast = current === last || disableNext;
  const mode = { href, onGoto };
  const back = { ...mode, isOff: isFirst };
  const on = { ...mode, isOff: isLast };

  return (
    <nav aria-label={text.pages} {...nav} className={joinNames("ck-page-navigator", className)}>
      <div ref={box}>
        <ul>
          {!noFirstLast && (
            <PageControl {...back} part="first" name={text.firstPage} page={1}>
              <SvgIcon paths={doubleChevron} turn="start" />
            </PageControl>
          )}
          <PageControl {...back} part="previous" name={text.previousPage} page={current - 1}>
            <SvgIcon paths={chevron} turn="start" />
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
            <SvgIcon paths={chevron} turn="end" />
          </PageControl>
          {!noFirstLast && (
            <PageControl
              {...mode}
              isOff={isLast || last === Infinity}
              part="last"
              name={text.lastPage}
              page={last}
            >
              <SvgIcon paths={doubleChevron} turn="end" />
            </PageControl>
          )}
        </ul>
        {shows && <p data-part="shows">{shows}</p>}
      </div>
    </nav>
  );
}
