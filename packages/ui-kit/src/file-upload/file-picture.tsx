"use client";

import { type JSX, useEffect, useRef, useState } from "react";
import { document as documentIcon } from "../icon/icon-paths.ts";
import { SvgIcon } from "../icon/svg-icon.tsx";

interface FilePictureProps {
  file: Blob | undefined;
}

/** A small picture of a photo; an icon for other files, and for photos that the browser can't show. */
export function FilePicture({ file }: FilePictureProps): JSX.Element {
  const image = useRef<HTMLImageElement>(null);
  const [unusable, setUnusable] = useState<Blob>();
  const isPicture = file?.type.startsWith("image/") && file !== unusable;

  useEffect(() => {
    // jsdom has no object URLs.
    if (!file || !image.current || !URL.createObjectURL) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file, isPicture]);

  return (
    <span data-part="picture">
      {isPicture ? (
        // Decorative: its name is next to it.
        <img ref={image} alt="" decoding="async" onError={() => setUnusable(file)} />
      ) : (
        <SvgIcon paths={documentIcon} />
      )}
    </span>
  );
}
