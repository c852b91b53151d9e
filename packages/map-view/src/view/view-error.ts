/** Code of a {@link ViewError}. */
export type ViewErrorCode =
  | "aborted"
  | "attribution-failed"
  | "engine-failed"
  | "goto-interrupted"
  | "ground-not-found"
  | "invalid-data"
  | "invalid-location"
  | "invalid-style"
  | "layer-view-failed"
  | "not-ready"
  | "not-supported-in-2d"
  | "popup-is-null"
  | "safari-too-old"
  | "schema-mismatch"
  | "selection-not-in-sources"
  | "software-rendering"
  | "source-failed"
  | "tiles-missing"
  | "unsupported-ground-layer"
  | "webgl2-missing"
  | "webgl-precision-missing"
  | "webgl-vertex-samplers-missing"
  | "worker-mismatch";

/** Fixed messages, by code. */
export const viewMessages = {
  "goto-interrupted": "Goto interrupted",
  "ground-not-found": "Unable to find ground definition",
  "not-ready": "The map cannot be used before it is ready.",
  "not-supported-in-2d": "View not supported in 2D",
  "popup-is-null": "Popup is null and cannot be opened",
  "safari-too-old": "The map is not supported on Safari below 9",
  "selection-not-in-sources": "A selection cannot be set on a layer that is not in sources",
  "software-rendering": "No hardware accelerated rendering detected",
  "webgl2-missing": "WebGL2 is required but not supported",
  "webgl-precision-missing":
    "WebGL support for high precision fragment shaders is required but not supported",
  "webgl-vertex-samplers-missing":
    "WebGL support for vertex shader samplers is required but not supported",
} as const satisfies Partial<Record<ViewErrorCode, string>>;

/** An error of the map, with a code that a host can branch on. */
export class ViewError extends Error {
  /** Always `ViewError`. */
  override readonly name = "ViewError";
  /** What went wrong, for code to branch on. */
  readonly code: ViewErrorCode;

  constructor(code: ViewErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Creates an error with the fixed message of its code. */
export function viewError(code: keyof typeof viewMessages, options?: ErrorOptions): ViewError {
  return new ViewError(code, viewMessages[code], options);
}
