"use client";

import {
  Children,
  type ComponentProps,
  type JSX,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { announce } from "../announcer/announcer.ts";
import { Button } from "../button/button.tsx";
import { formatText } from "../messages/format-text.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import type { AccordionProps } from "./accordion.tsx";
import { AccordionGroupContext, type AccordionGroupItem } from "./accordion-group-context.ts";
import { accordionText } from "./text.ts";

/** Methods for controlling an {@link AccordionGroup}. */
export interface AccordionGroupActions {
  /** Opens the accordion at an index, counted from 0 in document order. An index out of range logs an error. */
  open: (index: number) => void;
  /** Closes the accordion at an index. An index out of range logs an error. */
  close: (index: number) => void;
  /** Opens all accordions that are not disabled. */
  openAll: () => void;
  /** Closes all accordions that are not disabled. */
  closeAll: () => void;
}

/** Props of {@link AccordionGroup}. All other props, including `ref`, are passed to the outer `<div>`. */
export interface AccordionGroupProps extends ComponentProps<"div"> {
  /** Receives the methods that open and close the accordions. */
  actionsRef?: Ref<AccordionGroupActions> | undefined;
}

/**
 * A group of accordions that can be opened and closed together.
 *
 * Style hooks: `.ck-accordion-group`; part `toggle-all`.
 */
export function AccordionGroup({
  actionsRef,
  className,
  children,
  ...box
}: AccordionGroupProps): JSX.Element {
  const text = useText(accordionText);
  const locale = useLocale();
  const items = useRef(new Map<Element, AccordionGroupItem>());
  const [anyClosed, setAnyClosed] = useState(() => !areAllOpen(children));

  const [join] = useState(() => (item: AccordionGroupItem) => {
    items.current.set(item.toggle, item);
    const update = (): void =>
      setAnyClosed([...items.current.values()].some(({ open, disabled }) => !open && !disabled));
    update();
    return () => {
      items.current.delete(item.toggle);
      update();
    };
  });

  function inOrder(): AccordionGroupItem[] {
    return [...items.current.values()].toSorted((one, other) =>
      one.toggle.compareDocumentPosition(other.toggle) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  }

  function setAll(open: boolean): void {
    for (const item of inOrder()) item.setOpen(open);
  }

  /** Announcement after opening or closing all. Disabled or controlled accordions may not have changed. */
  function outcome(): string {
    const all = [...items.current.values()];
    const count = all.filter(({ open }) => open).length;
    if (count === all.length) return text.allOpened;
    if (count === 0) return text.allClosed;
    return formatText(text.someOpened, { open: count, all: all.length }, locale);
  }

  function setOne(index: number, open: boolean): void {
    const item = inOrder()[index];
    if (item) item.setOpen(open);
    // oxlint-disable-next-line no-console -- documented: docs/reference/kit.md#accordion-group
    else console.error(`No accordion at the given index to ${open ? "open" : "close"}: ${index}.`);
  }

  useImperativeHandle(actionsRef, () => ({
    open: (index) => setOne(index, true),
    close: (index) => setOne(index, false),
    openAll: () => setAll(true),
    closeAll: () => setAll(false),
  }));

  return (
    <div {...box} className={joinNames("ck-accordion-group", className)}>
      <Button
        variant="quiet"
        className="ck-accordion-toggle-all"
        data-part="toggle-all"
        onClick={(event) => {
          flushSync(() => setAll(anyClosed));
          announce(outcome(), event.currentTarget);
        }}
      >
        {anyClosed ? text.openAll : text.closeAll}
      </Button>
      <AccordionGroupContext value={join}>{children}</AccordionGroupContext>
    </div>
  );
}

/** Whether all children are open accordions, because on a server none of them registers. */
function areAllOpen(children: ReactNode): boolean {
  const all = Children.toArray(children) as { props?: Partial<AccordionProps> }[];
  return (
    all.length > 0 &&
    all.every(({ props }) => props?.open ?? props?.defaultOpen ?? props?.disabledReason)
  );
}
