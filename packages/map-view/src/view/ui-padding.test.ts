import { expect, test } from "vitest";
import { uiPadding } from "./ui-padding.ts";

test.each([
  { attribution: "shown", padding: { top: 15, right: 15, bottom: 30, left: 15 } },
  { attribution: "hidden", padding: { top: 15, right: 15, bottom: 15, left: 15 } },
])("UI padding while the attribution is $attribution", ({ attribution, padding }) => {
  expect(uiPadding(attribution === "shown")).toEqual(padding);
});
