"use client";

import {
  type ComponentProps,
  type JSX,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { chevron } from "../icon/icon-paths.ts";
import { joinNames } from "../shared/join-names.ts";
import { useControlled } from "../shared/use-controlled.ts";
import { AccordionGroupContext } from "./accordion-group-context.ts";
import { useFragment } from "./use-fragment.ts";
import { useUntilFound } from "./use-until-found.ts";

// See README.md beside this file.
/** Props of {@link Accordion}. The others, `ref` among them, go to the outer `<div>`. */
export interface AccordionProps extends ComponentProps<"div"> {
  /** What is below it, in a few words. */
  heading: ReactNode;
  /**
   * The heading's place in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * What the panel is called, where the heading says what a press does: "Payment breakdown" under
   * "Close payment breakdown".
   * @default the heading
   */
  panelLabel?: string | undefined;
  /** Whether it is open, when the caller wants to decide. `onOpen` and `onClose` say what the user wants. */
  open?: boolean | undefined;
  /**
   * Whether it starts open, when it decides for itself.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Why it can't be opened or closed now. It can still be reached, and says so. */
  disabledReason?: string | undefined;
  /** The user opens it, or wants to, where the caller decides. */
  onOpen?: (() => void) | undefined;
  /** The user closes it, or wants to, where the caller decides. */
  onClose?: (() => void) | undefined;
}

/**
 * A heading that shows and hides what is below it. The browser's search, a link to something inside
 * and a field inside that keeps its form from being sent open it, and print shows everything.
 *
 * Style hooks: `.ck-accordion`, `[data-open]`; parts `toggle`, `reason`, `panel`.
 */
export function Accordion({
  heading,
  headingLevel = 3,
  panelLabel,
  open: held,
  defaultOpen = false,
  disabledReason,
  onOpen,
  onClose,
  className,
  children,
  ...box
}: AccordionProps): JSX.Element {
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  const [open, keepOpen] = useControlled(held, defaultOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const join = useContext(AccordionGroupContext);
  const disabled = Boolean(disabledReason);

  function setOpen(next: boolean): void {
    if (next === open || disabled) return;
    keepOpen(next);
    (next ? onOpen : onClose)?.();
  }

  useUntilFound(panel, open, disabled, () => setOpen(true));
  useFragment(toggle, open, () => setOpen(true));
  // A layout effect, so that the group's 'Open all' becomes 'Close all' in the same frame.
  useLayoutEffect(() =>
    toggle.current ? join?.({ toggle: toggle.current, open, disabled, setOpen }) : undefined,
  );

  return (
    <div {...box} className={joinNames("ck-accordion", className)} data-open={open}>
      <Heading className="ck-accordion-heading">
        <button
          ref={toggle}
          type="button"
          id={`${id}toggle`}
          className="ck-accordion-toggle"
          data-part="toggle"
          aria-expanded={open}
          aria-controls={`${id}panel`}
          {...(disabled && { "aria-disabled": true, "aria-describedby": `${id}reason` })}
          onClick={() => setOpen(!open)}
        >
          <span>{heading}</span>
          <SvgIcon paths={chevron} />
        </button>
      </Heading>
      {disabled && (
        <p id={`${id}reason`} className="ck-accordion-reason" data-part="reason">
          {disabledReason}
        </p>
      )}
      <section
        ref={panel}
        id={`${id}panel`}
        className="ck-accordion-panel"
        data-part="panel"
        // A region only while it is open.
        // Why: docs/decisions/claim-page.md#panels-are-regions-only-while-open
        {...(open &&
          (panelLabel ? { "aria-label": panelLabel } : { "aria-labelledby": `${id}toggle` }))}
        hidden={!open}
        onInvalidCapture={() => {
          if (disabled) return;
          // At once, because the first field that is invalid takes the focus now.
          panel.current?.removeAttribute("hidden");
          setOpen(true);
        }}
      >
        <div className="ck-accordion-content">
          {/* What is inside belongs to this accordion, not to the group around it. */}
          <AccordionGroupContext value={undefined}>{children}</AccordionGroupContext>
        </div>
      </section>
    </div>
  );
}
