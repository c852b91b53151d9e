"use client";

import { type ComponentProps, type JSX, type ReactNode, useEffect, useRef } from "react";
import { announce } from "../announcer/announcer.ts";
import { Drawing } from "../icon/drawing.tsx";
import { chevron, doubleChevron } from "../icon/drawings.ts";
import { joinNames } from "../shared/join-names.ts";
import { useKitText } from "../text/locale.tsx";
import { pageNavigatorText } from "../text/text.ts";
import { pageWindow } from "./page-window.ts";

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
  /** @default false */
  noFirstLast?: boolean | undefined;
  /**
   * What of the whole is on the current page; shown, and said when the page has changed.
   * @example "Claims 21 to 30"
   */
  shows?: string | undefined;
  /** The user wants another page. Nothing is navigated to. Spec 001, section 2. */
  onGoto: (page: number) => void;
}

/**
 * Leads through the pages of a list. The control that was pressed keeps the focus, and what it has
 * led to is said.
 *
 * Style hooks: `.ck-page-navigator`, `[aria-current="page"]`; parts `first`, `previous`, `page`,
 * `next`, `last`, `shows`.
 */
export function PageNavigator({
  current: asked,
  total,
  spread,
  disableNext = false,
  noFirstLast = false,
  shows,
  onGoto,
  className,
  ...nav
}: PageNavigatorProps): JSX.Element {
  const text = useKitText(pageNavigatorText);
  const { current, pages } = pageWindow(asked, total ?? (disableNext ? asked : undefined), spread);
  const box = useRef<HTMLDivElement>(null);
  const said = useRef(current);

  const where = (total === undefined ? text.pageOf : text.pageOfTotal)
    .replace("{page}", String(current))
    .replace("{total}", String(total));

  useEffect(() => {
    if (said.current !== current && box.current) {
      announce(shows ? `${where}, ${shows}` : where, box.current);
    }
    said.current = current;
  }, [box, current, said, shows, where]);

  function step(part: string, name: string, page: number, isOff: boolean, icon: ReactNode) {
    return (
      <li>
        <button
          type="button"
          data-part={part}
          aria-label={name}
          aria-disabled={isOff || undefined}
          onClick={() => {
            if (!isOff) onGoto(page);
          }}
        >
          {icon}
        </button>
      </li>
    );
  }

  const isFirst = current <= 1;
  const isLast = current === total || disableNext;

  return (
    <nav aria-label={text.pages} {...nav} className={joinNames("ck-page-navigator", className)}>
      <div ref={box}>
        <ul>
          {!noFirstLast &&
            step(
              "first",
              text.firstPage,
              1,
              isFirst,
              <Drawing paths={doubleChevron} turn="start" />,
            )}
          {step(
            "previous",
            text.previousPage,
            current - 1,
            isFirst,
            <Drawing paths={chevron} turn="start" />,
          )}
          {pages.map((page) => (
            <li key={page}>
              <button
                type="button"
                data-part="page"
                aria-label={text.gotoPage.replace("{page}", String(page))}
                aria-current={page === current ? "page" : undefined}
                onClick={() => {
                  if (page !== current) onGoto(page);
                }}
              >
                {page}
              </button>
            </li>
          ))}
          {step("next", text.nextPage, current + 1, isLast, <Drawing paths={chevron} turn="end" />)}
          {!noFirstLast &&
            step(
              "last",
              text.lastPage,
              total ?? current,
              isLast || total === undefined,
              <Drawing paths={doubleChevron} turn="end" />,
            )}
        </ul>
        {shows !== undefined && <p data-part="shows">{shows}</p>}
      </div>
    </nav>
  );
}
