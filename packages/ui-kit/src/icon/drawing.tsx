import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";

/** What every picture takes. */
export interface PictureProps extends Omit<ComponentProps<"svg">, "children" | "name"> {
  /**
   * 24 or 16 px, growing with the page's text.
   * @default "default"
   */
  size?: "default" | "small" | undefined;
  /** Hides the picture, as on any HTML element; SVG itself has no such attribute. */
  hidden?: boolean | undefined;
  /** Where a chevron or an arrow points, if not down: `start` and `end` change sides with the reading direction. */
  turn?: "up" | "start" | "end" | undefined;
  /** What the picture says. Without it, it is decoration and screen readers pass over it. */
  title?: string | undefined;
}

/** Props of {@link Drawing}. The others, `ref` among them, go to the `<svg>`. */
export interface DrawingProps extends PictureProps, Pick<ComponentProps<"svg">, "children"> {
  /** Each a path's `d`. Children stand in for them. */
  paths?: readonly string[] | undefined;
}

/** A line drawing in the colour of the text around it. */
export function Drawing({
  paths,
  size = "default",
  turn,
  title,
  className,
  children = paths && <path d={paths.join("")} />,
  ...svg
}: DrawingProps): JSX.Element {
  const pixels = size === "small" ? 16 : 24;
  const meaning = title ? { role: "img", "aria-label": title } : { "aria-hidden": true };

  return (
    <svg
      viewBox="0 0 24 24"
      width={pixels}
      height={pixels}
      {...meaning}
      {...svg}
      className={joinNames("ck-icon", className)}
      data-size={size}
      data-turn={turn}
    >
      {children}
    </svg>
  );
}
