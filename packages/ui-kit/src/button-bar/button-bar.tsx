import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";

/** Props of {@link ButtonBar}. The others, `ref` among them, go to the outer `<div>`. */
export interface ButtonBarProps extends ComponentProps<"div"> {
  /**
   * Where the buttons stand while there is room for a row.
   * @default "start"
   */
  align?: "start" | "end" | undefined;
}

/**
 * Buttons that belong together: a row, or a stack where the room is narrow. The primary one comes
 * first, for the eye, the keyboard and the screen reader alike.
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
