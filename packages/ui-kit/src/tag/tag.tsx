import type { ComponentProps, JSX, ReactNode } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { error, info, success, warning } from "../icon/icon-paths.ts";
import { joinNames } from "../shared/join-names.ts";
import { ownEntry } from "../shared/own-entry.ts";

// Why: docs/decisions/styles.md#colors-of-tags-are-tokens
/** A status that a tag or a notification can show. */
export type Status = "error" | "info" | "success" | "warning";

/** Props of {@link Tag}. The others, `ref` among them, go to the `<span>`. */
export interface TagProps extends Omit<ComponentProps<"span">, "children" | "color"> {
  /** The word or two. */
  label: string;
  /** Brings an icon, and its colour, which wins over `color`. */
  status?: Status | undefined;
  /**
   * The name of a token, `--ck-color-…`; by itself it means nothing. (Not "blue": a host's own look may
   * have none.)
   * @default "neutral"
   */
  color?: "neutral" | "accent" | Status | undefined;
  /** Since when, in a few letters: one phrase with the label, as in "Closed, Nov 3". */
  date?: ReactNode;
  /**
   * Another icon, or `null` for none.
   * @default the status's
   */
  icon?: ReactNode;
}

const icons = { error, info, success, warning } satisfies Record<Status, readonly string[]>;

/**
 * A word or two about the thing beside it. The label says it all; colour and icon repeat it.
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
      {icon}
      {date ? (
        <span>
          {label}, <span data-part="date">{date}</span>
        </span>
      ) : (
        label
      )}
    </span>
  );
}
