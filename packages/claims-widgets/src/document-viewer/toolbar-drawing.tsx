import type { JSX } from "react";

const paths = {
  "fit-width": "M3 4v16M21 4v16M7 12h10M10 9l-3 3 3 3M14 9l3 3-3 3",
  "full-size": "M14 4h6v6M20 4l-6 6M10 20H4v-6M4 20l6-6",
};

/** Pictures that only this toolbar needs, drawn as the kit's icons are. */
export function ToolbarDrawing({ name }: { name: keyof typeof paths }): JSX.Element {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      className="ck-icon"
      data-size="default"
      aria-hidden
    >
      <path d={paths[name]} />
    </svg>
  );
}
