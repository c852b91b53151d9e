"use client";

import type { ComponentProps, JSX } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { externalLink } from "../icon/icon-paths.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { linkText } from "./text.ts";

/** Props of {@link Link}. The others, `ref` among them, go to the `<a>`. */
export interface LinkProps extends ComponentProps<"a"> {
  /** Where it leads. */
  href: string;
  /**
   * Opens a new tab, and says so.
   * @default false
   */
  newTab?: boolean | undefined;
}

/** Between the link's own words and those of the icon, for those who hear them. */
const SPACE = "\u00A0";

/**
 * A link in running text.
 *
 * Style hooks: `.ck-link`.
 */
export function Link({ newTab = false, className, children, ...anchor }: LinkProps): JSX.Element {
  const text = useText(linkText);
  return (
    <a
      {...(newTab && { target: "_blank", rel: "noreferrer" })}
      {...anchor}
      className={joinNames("ck-link", className)}
    >
      {children}
      {newTab && (
        <span className="ck-link-mark">
          {SPACE}
          <SvgIcon paths={externalLink} size="small" title={text.newTab} />
        </span>
      )}
    </a>
  );
}
