import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { StaticMap } from "./static-map.tsx";

test("is rendered on a server", () => {
  const html = renderToString(createElement(StaticMap, { label: "The United States" }));

  expect(html).toMatch(/^<svg [^>]*role="img" aria-label="The United States"/);
  expect(html.match(/<path /g)?.length).toBeGreaterThan(45);
  expect(html).toContain(">Denver<");
});
