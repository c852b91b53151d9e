"use client";

import type { ComponentProps, JSX } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { externalLink } from "../icon/icon-paths.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { ownElement } from "../shared/own-element.tsx";
import { linkText } from "./text.ts";

/** Props of {@link Link}. All other props, including `ref`, are passed to the `<a>`. */
export interface LinkProps extends ComponentProps<"a"> {
  /** URL of the link. */
  href: string;
  /**
   * Opens the link in a new tab, and says so to screen readers.
   * @default false
   */
  newTab?: boolean | undefined;
}

/** Separates the link's text from the icon's name for screen readers. */
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
      {newTab ? (
        <>
          {ownElement(children)}
          <span className="ck-link-mark">
            {SPACE}
            <SvgIcon paths={externalLink} size="small" title={text.newTab} />
          </span>
        </>
      ) : (
        children
      )}
    </a>
  );
}
