"use client";

import { type JSX, useEffect, useRef } from "react";
import { SvgIcon, type IconBaseProps } from "./svg-icon.tsx";
import { drawFromSprite } from "./sprite.ts";

// See README.md in this folder.
/** Props of {@link SpriteIcon}. All other props, including `ref`, are passed to the `<svg>`. */
export interface SpriteIconProps extends IconBaseProps {
  /** Id of the symbol in the sprite sheet. */
  spriteId: string;
}

/**
 * An icon from a sprite sheet, loaded from `/media/sprite.svg` on the page's origin or from the URL in
 * `<meta name="claimkit-sprite" content="…">`. For sites that have their own sheet; `Icon` needs no
 * file.
 *
 * Style hooks: `.ck-icon`, `[data-size]`, `[data-rotate]`.
 */
export function SpriteIcon({ spriteId, ...svgIcon }: SpriteIconProps): JSX.Element {
  const use = useRef<SVGUseElement>(null);

  useEffect(() => {
    if (use.current) void drawFromSprite(use.current, spriteId);
  }, [spriteId]);

  return (
    <SvgIcon {...svgIcon}>
      <use ref={use} />
    </SvgIcon>
  );
}
