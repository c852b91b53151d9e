"use client";

import { type JSX, useEffect, useRef } from "react";
import { Drawing, type PictureProps } from "./drawing.tsx";
import { drawFromSprite } from "./sprite.ts";

// See README.md beside this file.
/** Props of {@link SpriteIcon}. The others, `ref` among them, go to the `<svg>`. */
export interface SpriteIconProps extends PictureProps {
  /** Its id in the sprite sheet. */
  spriteId: string;
}

/**
 * A picture of a sprite sheet: a file of the page's own origin at `/media/sprite.svg`, or where
 * `<meta name="claimkit-sprite" content="…">` says. For sites that have a sheet of their own; `Icon`
 * needs no file.
 *
 * Style hooks: `.ck-icon`, `[data-size]`, `[data-turn]`.
 */
export function SpriteIcon({ spriteId, ...drawing }: SpriteIconProps): JSX.Element {
  const use = useRef<SVGUseElement>(null);

  useEffect(() => {
    if (use.current) void drawFromSprite(use.current, spriteId);
  }, [spriteId]);

  return (
    <Drawing {...drawing}>
      <use ref={use} />
    </Drawing>
  );
}
