import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

test.each([
  { shorterSide: 1080, isTouched: false, device: "desktop" },
  { shorterSide: 360, isTouched: false, device: "desktop" },
  { shorterSide: 360, isTouched: true, device: "mobile" },
  { shorterSide: 599, isTouched: true, device: "mobile" },
  { shorterSide: 600, isTouched: true, device: "tablet" },
  { shorterSide: 1024, isTouched: true, device: "tablet" },
])("$shorterSide px, touched: $isTouched, is a $device", ({ shorterSide, isTouched, device }) => {
  expect(deviceOf(shorterSide, isTouched)).toBe(device);
});
