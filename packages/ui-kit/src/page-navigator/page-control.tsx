"use client";

import type { JSX, MouseEvent, ReactNode } from "react";

interface PageControlProps {
  part: "first" | "previous" | "page" | "next" | "last";
  /** Accessible name. */
  name: string;
  /** The page that it goes to. */
  page: number;
  isCurrent?: boolean;
  /** There is no such page. The control stays in the document, so that it keeps the focus. */
  isOff?: boolean;
  /** URL of a page, with `{page}` for its number; without it, this is a button. */
  href: string | undefined;
  onGoto: ((page: number) => void) | undefined;
  children: ReactNode;
}

/** An `<a>` without `href` has no link role, so set it. */
const leadsNowhere = { role: "link", tabIndex: 0 };

/** One control of a page navigator: a button or a link. */
export function PageControl({
  part,
  name,
  page,
  isCurrent = false,
  isOff = false,
  href,
  onGoto,
  children,
}: PageControlProps): JSX.Element {
  function press(event: MouseEvent): void {
    // With one of these keys, the browser opens the link elsewhere.
    const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!onGoto || (href !== undefined && isForBrowser)) return;
    event.preventDefault();
    if (!isOff && !isCurrent) onGoto(page);
  }

  const control = {
    "data-part": part,
    "aria-label": name,
    "aria-current": isCurrent ? ("page" as const) : undefined,
    "aria-disabled": isOff || undefined,
    onClick: press,
    children,
  };
  const address = isOff ? leadsNowhere : { href: href?.replace("{page}", String(page)) };

  return (
    <li>
      {href === undefined ? (
        <button type="button" {...control} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/anchor-has-content -- `rest` contains the children
        <a {...control} {...address} />
      )}
    </li>
  );
}
