import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";
import { ProgressAnnouncer } from "./progress-announcer.tsx";

// Why: docs/decisions/announcements.md#counters-are-announced-on-request
/** Props of {@link ProgressBar}. All other props, including `ref`, are passed to the `<progress>`. */
export interface ProgressBarProps extends Omit<ComponentProps<"progress">, "value" | "max"> {
  /** From 0 to 100; clamped, and not a number counts as 0. See docs/reference/kit.md#progress-bar. */
  value?: number | string | undefined;
  /** Accessible name: the task in progress. */
  "aria-label": string;
  /**
   * Shows the name above the bar.
   * @default false
   */
  showLabel?: boolean | undefined;
  /**
   * The progress in words; shown next to the bar and announced instead of the percentage.
   * @example "Step 2 of 5, inspection"
   */
  valueText?: string | undefined;
  /**
   * In progress, without a known amount. `value` is then ignored.
   * @default false
   */
  indeterminate?: boolean | undefined;
  /**
   * Announces progress to screen readers, at most every 25 %.
   * @default false
   */
  announceChanges?: boolean | undefined;
}

/**
 * The progress of a task.
 *
 * Style hooks: `.ck-progress-bar`, `:indeterminate`; around it the parts `label` and `value-text`.
 */
export function ProgressBar({
  value,
  "aria-label": label,
  showLabel = false,
  valueText,
  indeterminate = false,
  announceChanges = false,
  className,
  ...progress
}: ProgressBarProps): JSX.Element {
  // Untyped callers may pass `true` or a list, which `Number` would convert.
  const isNumeric = typeof value === "number" || typeof value === "string";
  const percent = Math.min(100, Math.max(0, (isNumeric && Number(value)) || 0));
  const bar = (
    <progress
      {...progress}
      className={joinNames("ck-progress-bar", className)}
      value={indeterminate ? undefined : percent}
      max={100}
      aria-label={label}
      aria-valuetext={valueText ?? progress["aria-valuetext"]}
    />
  );
  if (!showLabel && valueText === undefined && !announceChanges) return bar;

  // The text around the bar is hidden from screen readers, because the bar has all of it.
  return (
    <span className="ck-progress" hidden={progress.hidden}>
      {showLabel && (
        <span data-part="label" aria-hidden="true">
          {label}
        </span>
      )}
      {bar}
      {valueText !== undefined && (
        <span data-part="value-text" aria-hidden="true">
          {valueText}
        </span>
      )}
      {announceChanges && !indeterminate && (
        <ProgressAnnouncer label={label} percent={percent} valueText={valueText} />
      )}
    </span>
  );
}
