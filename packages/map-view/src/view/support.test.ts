import { expect, test } from "vitest";
import { type Capabilities, slowness, unsupported } from "./support.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0";
const safari = (version: string): string =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10) AppleWebKit/600 (KHTML, like Gecko) Version/${version} Safari/600`;
const iphone = (version: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 8_0) AppleWebKit/600 (KHTML, like Gecko) Version/${version} Mobile/12A365 Safari/600`;
const android =
  "Mozilla/5.0 (Linux; Android 4.4) AppleWebKit/537 (KHTML, like Gecko) Version/4.0 Chrome/120 Mobile Safari/537";

const able: Capabilities = {
  userAgent: firefox,
  webgl2: true,
  highPrecision: true,
  vertexTextures: 16,
  renderer: "NVIDIA GeForce",
};

test.each<{ case: string; lacks: Partial<Capabilities>; message: string | undefined }>([
  { case: "a browser that has everything", lacks: {}, message: undefined },
  {
    case: "no WebGL2",
    lacks: { webgl2: false },
    message: "WebGL2 is required but not supported",
  },
  {
    case: "no high precision",
    lacks: { highPrecision: false },
    message: "WebGL support for high precision fragment shaders is required but not supported",
  },
  {
    case: "no textures in vertex shaders",
    lacks: { vertexTextures: 0 },
    message: "WebGL support for vertex shader samplers is required but not supported",
  },
  {
    case: "Safari 8",
    lacks: { userAgent: safari("8.0.8") },
    message: "The map is not supported on Safari below 9",
  },
  {
    case: "Safari 8 on a phone",
    lacks: { userAgent: iphone("8.0") },
    message: "The map is not supported on Safari below 9",
  },
  { case: "Safari 9", lacks: { userAgent: safari("9.0") }, message: undefined },
  { case: "Safari 17", lacks: { userAgent: safari("17.4") }, message: undefined },
  { case: "Chrome in an Android view", lacks: { userAgent: android }, message: undefined },
])("$case: $message", ({ lacks, message }) => {
  expect(unsupported({ ...able, ...lacks })?.message).toBe(message);
});

test.each([
  {
    renderer: "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)",
    slow: true,
  },
  { renderer: "llvmpipe (LLVM 15.0.7, 256 bits)", slow: true },
  { renderer: "Microsoft Basic Render Driver", slow: true },
  { renderer: "Apple Software Renderer", slow: true },
  { renderer: "ANGLE (NVIDIA, NVIDIA GeForce RTX 3060)", slow: false },
  { renderer: "", slow: false },
])("'$renderer' renders in software: $slow", ({ renderer, slow }) => {
  const message = slow ? "No hardware accelerated rendering detected" : undefined;
  expect(slowness({ renderer })?.message).toBe(message);
});
