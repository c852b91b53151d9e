import { viewError, type ViewError } from "./view-error.ts";

/** Graphics capabilities of a browser. */
export interface Capabilities {
  userAgent: string;
  webgl2: boolean;
  /** Whether fragment shaders have high precision. */
  highPrecision: boolean;
  /** Number of textures that a vertex shader can read. */
  vertexTextures: number;
  /** Name of the graphics card or software renderer; empty if unknown. */
  renderer: string;
}

/** Returns the reason why the map cannot be drawn, or `undefined`. */
export function unsupported({
  userAgent,
  webgl2,
  highPrecision,
  vertexTextures,
}: Capabilities): ViewError | undefined {
  if (isOldSafari(userAgent)) return viewError("safari-too-old");
  if (!webgl2) return viewError("webgl2-missing");
  if (!highPrecision) return viewError("webgl-precision-missing");
  if (vertexTextures < 1) return viewError("webgl-vertex-samplers-missing");
  return undefined;
}

/** Returns the reason why the map is slow, or `undefined`. */
export function slowness({ renderer }: Pick<Capabilities, "renderer">): ViewError | undefined {
  return isSoftware(renderer) ? viewError("software-rendering") : undefined;
}

/** Whether WebGL is drawn by software. */
function isSoftware(renderer: string): boolean {
  return /swiftshader|llvmpipe|software|basic render/i.test(renderer);
}

/** Whether the browser is Safari below 9, and not one that only names Safari in its user agent. */
function isOldSafari(userAgent: string): boolean {
  if (/Chrome|Chromium|Android|CriOS|FxiOS|Edg/.test(userAgent)) return false;
  const [, version] = /Version\/(\d+)(?:\.[\d.]*)? (?:Mobile\/\S+ )?Safari/.exec(userAgent) ?? [];
  return version !== undefined && Number(version) < 9;
}
