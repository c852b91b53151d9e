import type { Capabilities } from "../view/support.ts";

let found: Capabilities | undefined;

/** Detects what this browser can draw, on a temporary canvas. Success is cached, because detection uses a context. */
export function findCapabilities(): Capabilities {
  if (found) return found;
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2");
  const capabilities = { userAgent: navigator.userAgent, ...(gl ? readContext(gl) : withoutWebGl) };
  // Browsers limit the number of contexts, and drop the oldest when there are too many.
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  if (gl) found = capabilities;
  return capabilities;
}

const withoutWebGl = { webgl2: false, highPrecision: false, vertexTextures: 0, renderer: "" };

function readContext(gl: WebGL2RenderingContext): Omit<Capabilities, "userAgent"> {
  const precision = gl.getShaderPrecisionFormat(gl.FRAGMENT_SHADER, gl.HIGH_FLOAT);
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  return {
    webgl2: true,
    highPrecision: (precision?.precision ?? 0) > 0,
    vertexTextures: Number(gl.getParameter(gl.MAX_VERTEX_TEXTURE_IMAGE_UNITS)),
    renderer: String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER) ?? ""),
  };
}
