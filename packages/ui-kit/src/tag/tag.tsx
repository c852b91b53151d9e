import type { ComponentProps, JSX, ReactNode } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { error, info, success, warning } from "../icon/icon-paths.ts";
import { joinNames } from "../shared/join-names.ts";
import { ownElement } from "../shared/own-element.tsx";
import { ownEntry } from "../shared/own-entry.ts";

// Why: docs/decisions/styles.md#colors-of-tags-are-tokens
/** A status that a tag or a notification can show. */
export type Status = "error" | "info" | "success" | "warning";

/** Props of {@link Tag}. All other props, including `ref`, are passed to the `<span>`. */
export interface TagProps extends Omit<ComponentProps<"span">, "children" | "color"> {
  /** A word or two. */
  label: string;
  /** Sets an icon and its color, which takes precedence over `color`. */
  status?: Status | undefined;
  /**
   * Name of a color token, `--ck-color-…`; it has no meaning of its own. (Not "blue": a host's theme
   * may have none.)
   * @default "neutral"
   */
  color?: "neutral" | "accent" | Status | undefined;
  /** A short date, read as one phrase with the label, as in "Closed, Nov 3". */
  date?: ReactNode;
  /**
   * A custom icon, or `null` for none.
   * @default the status's icon
   */
  icon?: ReactNode;
}

const icons = { error, info, success, warning } satisfies Record<Status, readonly string[]>;

/**
 * A short label for nearby content. The text alone carries the meaning; color and icon repeat it.
 *
 * Style hooks: `.ck-tag`, `[data-color]`, `[data-status]`; part `date`.
 */
export function Tag({
  label,
  status,
  color = "neutral",
  date,
  icon = ownEntry(icons, status) && <SvgIcon paths={ownEntry(icons, status)} size="small" />,
  className,
  ...span
}: TagProps): JSX.Element {
  return (
    <span
      {...span}
      className={joinNames("ck-tag", className)}
      data-color={status ?? color}
      data-status={status}
    >
      {ownElement(icon)}
      {date ? (
        <span>
          <span>{`${label}, `}</span>
          <span data-part="date">{date}</span>
        </span>
      ) : (
        <span>{label}</span>
      )}
    </span>
  );
}
