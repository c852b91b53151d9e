import type { ComponentProps, JSX, ReactNode } from "react";
import { joinNames } from "../shared/join-names.ts";

/** Props of {@link Logo}. The others, `ref` among them, go to the `<span>`. */
export interface LogoProps extends Omit<ComponentProps<"span">, "role"> {
  /**
   * Its mark is 24, 32 or 48 px high, growing with the page's text.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /**
   * The name beside the mark, below it, or not shown.
   * @default "horizontal"
   */
  type?: "horizontal" | "vertical" | "mark" | undefined;
  /**
   * Whose logo it is.
   * @default "Claimkit"
   */
  name?: string | undefined;
  /** The mark, as an `<svg>` that draws in `currentColor`. Without it, it is ours. */
  children?: ReactNode;
}

/**
 * A company's mark and name, said once. See docs/reference/kit.md#logo.
 *
 * Style hooks: `.ck-logo`, `[data-size]`, `[data-type]`; part `name`.
 */
export function Logo({
  size = "md",
  type = "horizontal",
  name = "Claimkit",
  className,
  children = mark,
  ...span
}: LogoProps): JSX.Element {
  return (
    <span
      aria-label={name}
      {...span}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- mark and name are one picture
      role="img"
      className={joinNames("ck-logo", className)}
      data-size={size}
      data-type={type}
    >
      {children}
      {type !== "mark" && (
        <span aria-hidden="true" data-part="name">
          {name}
        </span>
      )}
    </span>
  );
}

/** A road that bends back to where it should be. */
const mark = (
  <svg viewBox="0 0 32 32" aria-hidden="true" fill="none">
    <rect width="32" height="32" rx="9" fill="currentColor" />
    <path
      d="M8 22.5h7.5a5 5 0 0 0 0-10H13"
      stroke="var(--ck-color-on-accent)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M16.5 8.5l-4 4 4 4"
      stroke="var(--ck-color-on-accent)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="23.5" cy="22.5" r="2" fill="var(--ck-color-on-accent)" />
  </svg>
);
