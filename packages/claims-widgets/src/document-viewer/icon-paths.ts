// Icons that only this toolbar needs, drawn like the kit's on a 24 × 24 grid.

export const fitWidth = ["M3 4v16", "M21 4v16", "M7 12h10", "M10 9l-3 3 3 3", "M14 9l3 3-3 3"];
export const textLines = ["M4 6h16", "M4 12h16", "M4 18h9"];
export const fullSize = ["M14 4h6v6", "M20 4l-6 6", "M10 20H4v-6", "M4 20l6-6"];
