import { afterEach, expect, test, vi } from "vitest";
import { deviceHere } from "./device.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  { width: 1920, height: 1080, isTouched: false, device: "desktop" },
  { width: 360, height: 740, isTouched: false, device: "desktop" },
  { width: 360, height: 740, isTouched: true, device: "mobile" },
  { width: 740, height: 360, isTouched: true, device: "mobile" },
  { width: 599, height: 960, isTouched: true, device: "mobile" },
  { width: 600, height: 960, isTouched: true, device: "tablet" },
  { width: 1366, height: 1024, isTouched: true, device: "tablet" },
])("$width × $height px, touched: $isTouched, is a $device", (row) => {
  const { width, height, isTouched, device } = row;
  vi.stubGlobal("matchMedia", () => ({ matches: isTouched }));
  vi.stubGlobal("innerWidth", width);
  vi.stubGlobal("innerHeight", height);

  expect(deviceHere()).toBe(device);
});
