import type { JSX } from "react";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import * as drawings from "./drawings.ts";

/** The pictures that there are. */
export type IconName = keyof typeof byName;

/** Props of {@link Icon}. The others, `ref` among them, go to the `<svg>`. */
export interface IconProps extends Omit<DrawingProps, "paths"> {
  name: IconName;
}

const byName = {
  calendar: drawings.calendar,
  car: drawings.car,
  check: drawings.check,
  chevron: drawings.chevron,
  close: drawings.close,
  document: drawings.document,
  error: drawings.error,
  "external-link": drawings.externalLink,
  info: drawings.info,
  mail: drawings.mail,
  phone: drawings.phone,
  question: drawings.question,
  success: drawings.success,
  upload: drawings.upload,
  warning: drawings.warning,
} as const;

/** Every icon name, in alphabetical order. */
export const iconNames = Object.keys(byName) as readonly IconName[];

/**
 * A picture by its name.
 *
 * Style hooks: `.ck-icon`, `[data-size]`.
 */
export function Icon({ name, ...drawing }: IconProps): JSX.Element {
  return <Drawing paths={byName[name]} {...drawing} />;
}
