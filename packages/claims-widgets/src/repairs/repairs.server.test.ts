import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { RepairsAccordion } from "./repairs.tsx";

test("waits on a server, where nothing is requested or loaded", () => {
  const html = renderToString(createElement(RepairsAccordion, { claimNumber: "CLM-1006" }));

  expect(globalThis).not.toHaveProperty("document");
  expect(html).toContain("Please wait while we process your request.");
});
