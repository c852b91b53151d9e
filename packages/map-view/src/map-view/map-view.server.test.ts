import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { MapView } from "./map-view.tsx";

test("renders on a server: its box, and no map", () => {
  const html = renderToString(createElement(MapView, { label: "Shops" }));

  expect(html).toMatch(/^<div class="ck-map-view" data-ready="false" [^>]*data-mode="2d"/);
  expect(html).not.toContain("canvas");
});

test("a picture of the host's choice is there before any script", () => {
  const html = renderToString(
    createElement(MapView, { label: "Shops", fallback: createElement("p", {}, "1 Main St") }),
  );

  expect(html).toContain("<p>1 Main St</p>");
});
