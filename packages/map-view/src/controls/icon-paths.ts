// Like the icons of the kit: a grid of 24 × 24, strokes of 2.

/** A needle that points north. */
export const needle = ["M12 3l4 9H8z", "M8 12h8l-4 9z"];
/** Four arrows: dragging moves the map. */
export const moveArrows = [
  "M12 3v18",
  "M3 12h18",
  "M9 6l3-3 3 3",
  "M9 18l3 3 3-3",
  "M6 9l-3 3 3 3",
  "M18 9l3 3-3 3",
];
/** A curved arrow: dragging turns the map. */
export const turnArrow = ["M20 12a8 8 0 1 1-3-6", "M20 3v5h-5"];
export const enterFullscreen = ["M4 9V4h5", "M15 4h5v5", "M20 15v5h-5", "M9 20H4v-5"];
export const exitFullscreen = ["M9 4v5H4", "M20 9h-5V4", "M15 20v-5h5", "M4 15h5v5"];
/** Crosshairs: the location of the user. */
export const crosshairs = [
  "M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12z",
  "M12 2v4",
  "M12 18v4",
  "M2 12h4",
  "M18 12h4",
];
