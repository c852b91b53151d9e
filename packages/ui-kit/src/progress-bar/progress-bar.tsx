import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";
import { ProgressVoice } from "./progress-voice.tsx";

// Why: docs/decisions/announcements.md#counters-are-announced-on-request
/** Props of {@link ProgressBar}. The others, `ref` among them, go to the `<progress>`. */
export interface ProgressBarProps extends Omit<ComponentProps<"progress">, "value" | "max"> {
  /**
   * From 0 to 100; more or less is clamped, and what is no number counts as 0. See docs/reference/kit.md#progress-bar.
   */
  value?: number | string | undefined;
  /** What makes progress. */
  "aria-label": string;
  /**
   * Shows above the bar what makes progress.
   * @default false
   */
  showLabel?: boolean | undefined;
  /**
   * How far it is, in words; shown beside the bar and said in place of the percentage.
   * @example "Step 2 of 5, inspection"
   */
  valueText?: string | undefined;
  /**
   * Something goes on, and how far it is can't be known. `value` then counts for nothing.
   * @default false
   */
  indeterminate?: boolean | undefined;
  /**
   * Speaks to users of screen readers while it makes progress, at every quarter at most.
   * @default false
   */
  announced?: boolean | undefined;
}

/**
 * How much of something is done.
 *
 * Style hooks: `.ck-progress-bar`, `:indeterminate`; around it the parts `label` and `value-text`.
 */
export function ProgressBar({
  value,
  "aria-label": label,
  showLabel = false,
  valueText,
  indeterminate = false,
  announced = false,
  className,
  ...progress
}: ProgressBarProps): JSX.Element {
  // Callers without types may give `true` or a list, which `Number` would take.
  const isNumeric = typeof value === "number" || typeof value === "string";
  const percent = Math.min(100, Math.max(0, (isNumeric && Number(value)) || 0));
  const bar = (
    <progress
      {...progress}
      className={joinNames("ck-progress-bar", className)}
      value={indeterminate ? undefined : percent}
      max={100}
      aria-label={label}
      aria-valuetext={valueText}
    />
  );
  if (!showLabel && valueText === undefined && !announced) return bar;

  // What is around the bar is for eyes alone: the bar itself says all of it.
  return (
    <span className="ck-progress">
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
      {announced && !indeterminate && (
        <ProgressVoice label={label} percent={percent} valueText={valueText} />
      )}
    </span>
  );
}
