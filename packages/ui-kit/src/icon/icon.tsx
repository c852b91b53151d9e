import type { JSX } from "react";
import { SvgIcon, type IconBaseProps } from "./svg-icon.tsx";
import { ownEntry } from "../shared/own-entry.ts";
import * as iconPaths from "./icon-paths.ts";

/** Names of the kit's icons. */
export type IconName = keyof typeof byName;

/** Props of {@link Icon}. All other props, including `ref`, are passed to the `<svg>`. */
export interface IconProps extends IconBaseProps {
  /** Name of the icon; `iconNames` lists them all. */
  name: IconName;
}

const {
  creditCard,
  doubleChevron,
  externalLink,
  eyeOff,
  mapPin,
  signOut,
  towTruck,
  zoomIn,
  zoomOut,
  ...others
} = iconPaths;

const byName = {
  ...others,
  "credit-card": creditCard,
  "double-chevron": doubleChevron,
  "external-link": externalLink,
  "eye-off": eyeOff,
  "map-pin": mapPin,
  "sign-out": signOut,
  "tow-truck": towTruck,
  "zoom-in": zoomIn,
  "zoom-out": zoomOut,
} as const;

/** Every icon name, in alphabetical order. */
export const iconNames = Object.keys(byName).toSorted() as readonly IconName[];

/**
 * Renders an icon by name.
 *
 * Style hooks: `.ck-icon`, `[data-size]`, `[data-rotate]`.
 */
export function Icon({ name, ...svgIcon }: IconProps): JSX.Element {
  return <SvgIcon paths={ownEntry(byName, name)} {...svgIcon} />;
}
