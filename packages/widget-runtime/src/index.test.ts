import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import * as runtime from "./index.ts";

test("can be imported, and renders a waiting widget, without a browser", () => {
  const load = { status: "loading", data: undefined, error: undefined, reload() {} } as const;
  const props: runtime.WidgetProps<string> = {
    name: "report-accordion",
    load,
    errorMessage: "It failed.",
    children: String,
  };
  const widget = createElement(runtime.Widget<string>, props);

  expect(globalThis).not.toHaveProperty("document");
  expect(renderToString(widget)).toContain("Please wait while we process your request.");
});
