"use client";

import {
  type ComponentProps,
  type JSX,
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
import { AccordionGroupContext, type AccordionGroupItem } from "./accordion-group-context.ts";
import { accordionText } from "./text.ts";

/** What a caller can do to an {@link AccordionGroup}. */
export interface AccordionGroupActions {
  /** Opens the accordion at an index, counted from 0 in the order of the page. */
  open: (index: number) => void;
  /** Closes the accordion at an index. An index that there is not is an error in the console. */
  close: (index: number) => void;
  /** Opens all that can be opened. */
  openAll: () => void;
  /** Closes all that can be closed. */
  closeAll: () => void;
}

/** Props of {@link AccordionGroup}. The others, `ref` among them, go to the outer `<div>`. */
export interface AccordionGroupProps extends ComponentProps<"div"> {
  /** Gets what opens and closes them by index. */
  actions?: Ref<AccordionGroupActions> | undefined;
}

/**
 * Accordions that can be opened and closed together.
 *
 * Style hooks: `.ck-accordion-group`; part `toggle-all`.
 */
export function AccordionGroup({
  actions,
  className,
  children,
  ...box
}: AccordionGroupProps): JSX.Element {
  const text = useText(accordionText);
  const locale = useLocale();
  const items = useRef(new Map<Element, AccordionGroupItem>());
  const [anyClosed, setAnyClosed] = useState(true);

  const [join] = useState(() => (item: AccordionGroupItem) => {
    items.current.set(item.toggle, item);
    const look = (): void =>
      setAnyClosed([...items.current.values()].some(({ open, disabled }) => !open && !disabled));
    look();
    return () => {
      items.current.delete(item.toggle);
      look();
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

  /** What is to be said after all were to open or close; some are disabled or controlled, and may not have. */
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

  useImperativeHandle(actions, () => ({
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
