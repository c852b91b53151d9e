import type { JSX } from "react";
import { Drawing, type PictureProps } from "./drawing.tsx";
import { own } from "../shared/own.ts";
import * as drawings from "./drawings.ts";

/** The pictures that there are. */
export type IconName = keyof typeof byName;

/** Props of {@link Icon}. The others, `ref` among them, go to the `<svg>`. */
export interface IconProps extends PictureProps {
  /** Which picture; `iconNames` lists them all. */
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
} = drawings;

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
 * A picture by its name.
 *
 * Style hooks: `.ck-icon`, `[data-size]`, `[data-turn]`.
 */
export function Icon({ name, ...drawing }: IconProps): JSX.Element {
  return <Drawing paths={own(byName, name)} {...drawing} />;
}
