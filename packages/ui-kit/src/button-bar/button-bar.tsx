import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";

/** Props of {@link ButtonBar}. All other props, including `ref`, are passed to the outer `<div>`. */
export interface ButtonBarProps extends ComponentProps<"div"> {
  /**
   * Alignment of the buttons in a row.
   * @default "start"
   */
  align?: "start" | "end" | undefined;
}

/**
 * A row of buttons, or a stack if the container is narrow. The primary button comes first, visually, by
 * keyboard and for screen readers.
 *
 * Style hooks: `.ck-button-bar`, `[data-align]`.
 */
export function ButtonBar({
  align = "start",
  className,
  children,
  ...bar
}: ButtonBarProps): JSX.Element {
  return (
    <div {...bar} className={joinNames("ck-button-bar", className)} data-align={align}>
      <div>{children}</div>
    </div>
  );
}
