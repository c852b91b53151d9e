"use client";

import { type JSX, type ReactNode, useEffect, useRef } from "react";

interface ScrollBoxProps {
  hidden: boolean | undefined;
  children: ReactNode;
}

let observer: ResizeObserver | undefined;

/**
 * Makes a table that is too wide scroll horizontally. Only then is it focusable and named: a table that
 * fits is not in the tab order.
 */
export function ScrollBox({ hidden, children }: ScrollBoxProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const both = [box.current, box.current?.firstElementChild].filter((each) => !!each);
    // jsdom has none.
    if (!("ResizeObserver" in globalThis)) return undefined;
    observer ??= new ResizeObserver(measure);
    for (const each of both) observer.observe(each);
    return () => {
      for (const each of both) observer?.unobserve(each);
    };
  }, []);

  // The caption may change while the size of the table does not.
  useEffect(() => {
    if (box.current?.role) box.current.ariaLabel = captionOf(box.current);
  });

  return (
    <div ref={box} className="ck-table-box" hidden={hidden}>
      {children}
    </div>
  );
}

/** Set on the element directly, because state would render the whole table again. */
function measure(entries: readonly ResizeObserverEntry[]): void {
  for (const { target } of entries) {
    const box = target.closest<HTMLElement>(".ck-table-box");
    const table = box?.querySelector("table");
    if (!box || !table) continue;
    const overflows = table.offsetWidth > box.offsetWidth;
    if (overflows === (box.role === "region")) continue;
    box.role = overflows ? "region" : null;
    box.ariaLabel = overflows ? captionOf(box) : null;
    if (overflows) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
}

function captionOf(box: Element): string | null {
  return box.querySelector("caption")?.textContent ?? null;
}
