import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";

/** Props that all icon components share. */
export interface IconBaseProps extends Omit<ComponentProps<"svg">, "children" | "name"> {
  /**
   * 24 or 16 px; scales with the page's font size.
   * @default "default"
   */
  size?: "default" | "small" | undefined;
  /** Hides the icon. SVG has no `hidden` attribute of its own. */
  hidden?: boolean | undefined;
  /** Direction of a chevron or arrow. The default is down; `start` and `end` follow the reading direction. */
  rotate?: "up" | "start" | "end" | undefined;
  /** Accessible name. Without it, the icon is decorative and hidden from screen readers. */
  title?: string | undefined;
}

/** Props of {@link SvgIcon}. All other props, including `ref`, are passed to the `<svg>`. */
export interface SvgIconProps extends IconBaseProps, Pick<ComponentProps<"svg">, "children"> {
  /** The `d` attribute of each path. `children` replace them. */
  paths?: readonly string[] | undefined;
}

/** A line icon in the color of the surrounding text. */
export function SvgIcon({
  paths,
  size = "default",
  rotate,
  title,
  children = paths && <path d={paths.join("")} />,
  ...svg
}: SvgIconProps): JSX.Element {
  const pixels = size === "small" ? 16 : 24;
  const meaning = title ? { role: "img", "aria-label": title } : { "aria-hidden": true };

  return (
    <svg
      viewBox="0 0 24 24"
      width={pixels}
      height={pixels}
      {...meaning}
      {...svg}
      className={joinNames("ck-icon", svg.className)}
      data-size={size}
      data-rotate={rotate}
    >
      {children}
    </svg>
  );
}
