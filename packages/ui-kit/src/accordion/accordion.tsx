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

// See README.md in this folder.
/** Props of {@link Accordion}. All other props, including `ref`, are passed to the outer `<div>`. */
export interface AccordionProps extends ComponentProps<"div"> {
  /** Text of the heading: names the content in a few words. */
  heading: ReactNode;
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Name of the panel, for a heading that describes an action: "Payment breakdown" for "Close payment
   * breakdown".
   * @default the heading
   */
  panelLabel?: string | undefined;
  /** The controlled open state. `onOpen` and `onClose` are called when the user toggles it. */
  open?: boolean | undefined;
  /**
   * The initial open state of an uncontrolled accordion.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Why it can't be toggled now. It keeps its focus and announces the reason. */
  disabledReason?: string | undefined;
  /** Called when the user opens it. A controlled accordion opens only if the caller sets `open`. */
  onOpen?: (() => void) | undefined;
  /** Called when the user closes it. A controlled accordion closes only if the caller unsets `open`. */
  onClose?: (() => void) | undefined;
}

/**
 * A heading that shows and hides its panel. It also opens for the browser's find-in-page, for a link to
 * something inside and for an invalid field inside. All panels are printed.
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
          // Synchronously, because the browser focuses the first invalid field in the same task.
          panel.current?.removeAttribute("hidden");
          setOpen(true);
        }}
      >
        {/* Accordions inside this panel don't belong to the surrounding group. */}
        <AccordionGroupContext value={undefined}>
          <div className="ck-accordion-content">{children}</div>
        </AccordionGroupContext>
      </section>
    </div>
  );
}
