"use client";

import {
  type ComponentProps,
  type JSX,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { useControlled } from "../shared/use-controlled.ts";
import { nextTab } from "./next-tab.ts";
import { OnceActive } from "./once-active.tsx";
import { panelsOf, setStop } from "./panels.ts";
import { scrollTabs, showTab, tabAt } from "./scroll.ts";
import { activeIndex, type Tab } from "./tab.ts";
import { tabsetText } from "./text.ts";
import { useHiddenTabs } from "./use-hidden-tabs.ts";
import { useNamedPanel } from "./use-named-panel.ts";

// See README.md in this folder.
/** Props of {@link Tabset}. All other props, including `ref`, are passed to the outer `<div>`. */
export interface TabsetProps extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs in order, each with its panel. */
  tabs: readonly Tab[];
  /** The controlled index of the active tab. `onActiveIndexChange` is called when the user picks another one. */
  activeIndex?: number | undefined;
  /**
   * The index of the initially active tab of an uncontrolled tabset.
   * @default 0
   */
  defaultActiveIndex?: number | undefined;
  /** Called with the index of the tab that the user or the URL's fragment selects. */
  onActiveIndexChange?: ((index: number) => void) | undefined;
  /**
   * Whether arrow keys activate tabs immediately, or only Enter or Space does, which is better for
   * panels that load slowly.
   * @default "automatic"
   */
  activation?: "automatic" | "manual" | undefined;
  /**
   * Whether the tabs are above their panel or, where the container is wide enough, next to it.
   * @default "horizontal"
   */
  orientation?: "horizontal" | "vertical" | undefined;
  /**
   * Renders a panel only once its tab has been active, and keeps it then. Until then, a link can refer
   * to the panel's `id`, but not to its content. All panels are still printed.
   * @default false
   */
  lazy?: boolean | undefined;
}

/**
 * Tabs with panels, one of which is shown. A link to something inside a panel activates it, and all
 * panels are printed.
 *
 * Style hooks: `.ck-tabset`, `[data-orientation="vertical"]`; parts `tab` (`[aria-selected="true"]`,
 * `[aria-disabled="true"]`), `panel`, `scroll`.
 */
export function Tabset({
  label,
  tabs,
  activeIndex: held,
  defaultActiveIndex = 0,
  onActiveIndexChange,
  activation,
  orientation,
  lazy,
  className,
  ...box
}: TabsetProps): JSX.Element {
  const text = useText(tabsetText);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [wanted, keepActive] = useControlled(held, defaultActiveIndex);
  const active = activeIndex(wanted, tabs.length);
  const keys = tabs.map((tab, index) => tab.id ?? index);
  // Not its index, which changes when a tab is added before it.
  const [focused, setFocused] = useState<string | number>();
  // The focused tab may have been removed, of which React sends no `blur`.
  const stop = keys.find((key) => key === focused) ?? keys[active];
  const [before, after] = useHiddenTabs(scroller);
  const overflows = before || after;

  function activate(index: number): void {
    if (index === active || tabs[index]?.disabled) return;
    keepActive(index);
    onActiveIndexChange?.(index);
  }

  useNamedPanel(scroller, activate);
  useEffect(() => {
    if (overflows) showTab(scroller.current as HTMLElement, active);
  }, [overflows, active]);

  function move(event: KeyboardEvent<HTMLElement>, from: number): void {
    // Before Tab is pressed, because content may have been added to the panel since.
    setStop(panelsOf(event.currentTarget)[active] as HTMLElement);
    const to = nextTab(event, from, tabs.length, orientation === "vertical");
    if (to < 0) return;
    event.preventDefault();
    tabAt(scroller.current as HTMLElement, to)?.focus();
    if (activation !== "manual") activate(to);
  }

  function scrollButton(way: 1 | -1, name: string, isNeeded: boolean): JSX.Element | false {
    return (
      overflows && (
        <button
          type="button"
          data-part="scroll"
          aria-label={name}
          // Hidden by a style at the ends, not removed, so that it keeps the focus.
          aria-disabled={!isNeeded}
          // The arrow keys do the same, so the tabs remain one tab stop.
          tabIndex={-1}
          onClick={() => scrollTabs(scroller.current as HTMLElement, way)}
        />
      )
    );
  }

  return (
    <div {...box} className={joinNames("ck-tabset", className)} data-orientation={orientation}>
      <div className="ck-tabset-bar">
        {scrollButton(-1, text.previousTabs, before)}
        {/* Firefox would add a scroll container to the tab order. */}
        <div ref={scroller} className="ck-tabset-scroller" tabIndex={-1}>
          <div role="tablist" aria-label={label} aria-orientation={orientation}>
            {tabs.map((tab, index) => (
              <button
                key={keys[index]}
                type="button"
                role="tab"
                id={`${id}${index}`}
                data-part="tab"
                aria-selected={index === active}
                aria-controls={tab.id ?? `${id}-${index}`}
                aria-disabled={tab.disabled}
                // Tab leaves from the tab that the arrow keys have moved to, and returns to the active
                // one.
                tabIndex={keys[index] === stop ? 0 : -1}
                onClick={() => activate(index)}
                onKeyDown={(event) => move(event, index)}
                onFocus={() => setFocused(keys[index])}
                onBlur={() => setFocused(undefined)}
              >
                {tab.label}
              </button>
            ))}
          </div>
        </div>
        {scrollButton(1, text.nextTabs, after)}
      </div>
      {tabs.map((tab, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only observes the focus
        <div
          key={keys[index]}
          role="tabpanel"
          id={tab.id ?? `${id}-${index}`}
          data-part="panel"
          data-label={typeof tab.label === "string" ? tab.label : undefined}
          aria-labelledby={`${id}${index}`}
          tabIndex={0}
          hidden={index !== active}
          onFocus={(event) => setStop(event.currentTarget)}
        >
          {lazy ? <OnceActive active={index === active}>{tab.content}</OnceActive> : tab.content}
        </div>
      ))}
    </div>
  );
}
