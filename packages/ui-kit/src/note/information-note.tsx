import type { ComponentProps, JSX } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { info } from "../icon/icon-paths.ts";
import { joinNames } from "../shared/join-names.ts";

// See README.md in this folder.
/**
 * One line of information about the content above it, less prominent than a `Note` and without a
 * heading. All props, including `ref`, are passed to the `<p>`.
 *
 * Style hooks: `.ck-information-note`.
 */
export function InformationNote({
  className,
  children,
  ...line
}: ComponentProps<"p">): JSX.Element {
  return (
    <p {...line} className={joinNames("ck-information-note", className)}>
      <SvgIcon paths={info} size="small" />
      <span>{children}</span>
    </p>
  );
}
