/** Scale denominator at zoom 0, where one tile of 512 px shows the world at 96 dpi. */
export const SCALE_AT_ZOOM_0 = 295_828_763.795_777_5;

/** Edge of a tile, in CSS px. */
export const TILE_SIZE = 512;
/** Number of zoom levels in the tile scheme, 0 to 35. */
export const TILE_LEVELS = 36;

/** Deepest zoom of the camera. MapLibre blocks the main thread from zoom 26 on. */
export const MAX_CAMERA_ZOOM = 24;
/** Steepest tilt of the camera, in degrees. */
export const MAX_TILT = 85;

/** First pause between two measurements of the container, in ms. */
export const MEASURE_FIRST = 16;
/** Longest pause between two measurements of a container that does not change, in ms. */
export const MEASURE_SLOWEST = 750;

/** Widest container of each width breakpoint, in CSS px; anything wider is `xlarge`. */
export const BREAKPOINTS = { xsmall: 544, small: 768, medium: 992, large: 1200 } as const;

/** Padding between the edges of the map and its controls, in CSS px. The bottom has space for the attribution. */
export const UI_PADDING = { top: 15, right: 15, bottom: 30, left: 15 } as const;
/** Padding below the controls without an attribution, in CSS px. */
export const UI_PADDING_WITHOUT_ATTRIBUTION = 15;

/** Padding around a target that is fitted into the map, in CSS px. */
export const FIT_PADDING = 40;

/** Movement after which a pressed mouse button is a drag, in CSS px. */
export const MOUSE_DRAG_THRESHOLD = 1.5;
/** Movement after which a pen or a finger is a drag, in CSS px. */
export const TOUCH_DRAG_THRESHOLD = 6;
/** Longest press that is a click, in ms. */
export const CLICK_DELAY = 300;
/** Longest pause between the two clicks of a double-click with a mouse or a pen, in ms. */
export const DOUBLE_CLICK_DELAY = 250;
/** Longest pause between the two taps of a double tap, in ms. */
export const DOUBLE_TOUCH_DELAY = 350;
/** Time after which a press without movement is a hold, in ms. */
export const HOLD_DELAY = 500;

/** Share of a gamepad's axis around its center that counts as 0. */
export const GAMEPAD_DEAD_ZONE = 0.15;
/** Share of a spacemouse's axis around its center that counts as 0. */
export const SPACEMOUSE_DEAD_ZONE = 0.025;

/** Scale factor of zooming in. */
export const ZOOM_IN_FACTOR = 2;
/** Scale factor of zooming out. */
export const ZOOM_OUT_FACTOR = 0.5;

/** Shortest animation of the camera, in ms. */
export const MIN_ANIMATION = 500;
/** Longest animation of the camera, in ms. */
export const MAX_ANIMATION = 8000;

/** Time in which labels fade in and out, in ms. */
export const LABEL_ANIMATION = 125;

/** Longest wait of a popup for the features of one provider, in ms. */
export const POPUP_FEATURE_TIMEOUT = 5000;

/** Separator of two attributions. */
export const ATTRIBUTION_SEPARATOR = " | ";
