import type { ComponentProps, JSX, ReactNode } from "react";
import { joinNames } from "../shared/join-names.ts";
import { ownElement } from "../shared/own-element.tsx";

/** Props of {@link Logo}. All other props, including `ref`, are passed to the `<span>`. */
export interface LogoProps extends Omit<ComponentProps<"span">, "role"> {
  /**
   * Height of the mark: 24, 32 or 48 px. Scales with the page's font size.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /**
   * Whether the name is next to the mark, below it, or hidden visually.
   * @default "horizontal"
   */
  type?: "horizontal" | "vertical" | "mark" | undefined;
  /**
   * Name of the company.
   * @default "Claimkit"
   */
  name?: string | undefined;
  /** The mark, as an `<svg>` that uses `currentColor`. By default, Claimkit's. */
  children?: ReactNode;
}

/**
 * A company's mark and name, with one accessible name. See docs/reference/kit.md#logo.
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
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- mark and name form one image
      role="img"
      className={joinNames("ck-logo", className)}
      data-size={size}
      data-type={type}
    >
      {ownElement(children)}
      {type !== "mark" && (
        <span aria-hidden="true" data-part="name">
          {name}
        </span>
      )}
    </span>
  );
}

/** A road that curves back. */
const mark = (
  <svg viewBox="0 0 32 32" aria-hidden="true" fill="none">
    <rect width="32" height="32" rx="9" fill="currentColor" />
    <path
      d="M8 22.5h7.5a5 5 0 0 0 0-10H13"
      stroke="var(--_on-accent)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M16.5 8.5l-4 4 4 4"
      stroke="var(--_on-accent)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="23.5" cy="22.5" r="2" fill="var(--_on-accent)" />
  </svg>
);
