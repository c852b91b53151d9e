import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { LocateControl } from "../controls/locate-control.tsx";
import { MapViewProvider } from "./map-view-provider.tsx";
import { MapView } from "./map-view.tsx";

test("renders its box, without a map, on a server", () => {
  const html = renderToString(createElement(MapView, { label: "Shops" }));

  expect(html).toMatch(/^<div class="ck-map-view" data-ready="false" [^>]*data-mode="2d"/);
  expect(html).not.toContain("canvas");
});

test("a fallback of the host is rendered on a server", () => {
  const html = renderToString(
    createElement(MapView, { label: "Shops", fallback: createElement("p", {}, "1 Main St") }),
  );

  expect(html).toContain("<p>1 Main St</p>");
});

test("a control next to the map is rendered on a server as in the browser", () => {
  const beside = createElement(LocateControl);

  const html = renderToString(createElement(MapViewProvider, null, beside));

  expect(html).toContain('title="Show where I am"');
});
