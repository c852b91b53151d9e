import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";

/** Props of {@link ProgressBar}. The others, `ref` among them, go to the `<progress>`. */
export interface ProgressBarProps extends Omit<ComponentProps<"progress">, "value" | "max"> {
  /**
   * From 0 to 100; more or less is clamped, and what is no number counts as 0. Spec 001, section 5.
   */
  value: number | string;
  /** What makes progress. */
  "aria-label": string;
  /**
   * How far it is, in words; shown beside the bar and said in place of the percentage.
   * @example "Step 2 of 5, inspection"
   */
  valueText?: string | undefined;
}

/**
 * How much of something is done.
 *
 * Style hooks: `.ck-progress-bar`; after it the part `value-text`.
 */
export function ProgressBar({
  value,
  valueText,
  className,
  ...progress
}: ProgressBarProps): JSX.Element {
  const percent = Math.min(100, Math.max(0, Number(value) || 0));
  const bar = (
    <progress
      {...progress}
      className={joinNames("ck-progress-bar", className)}
      value={percent}
      max={100}
      aria-valuetext={valueText}
    />
  );

  return valueText === undefined ? (
    bar
  ) : (
    <span className="ck-progress">
      {bar}
      <span data-part="value-text" aria-hidden="true">
        {valueText}
      </span>
    </span>
  );
}
