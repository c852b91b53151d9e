import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import * as runtime from "./index.ts";

test("exports these names", () => {
  expect(Object.keys(runtime).toSorted()).toEqual([
    "ActionControl",
    "ClaimkitProvider",
    "ErrorBoundary",
    "FeedbackPrompt",
    "FeedbackQuestion",
    "Heading",
    "HostContent",
    "LogIn",
    "PhoneSentence",
    "RetryButton",
    "SHOW_MORE_STEP",
    "ServerText",
    "Widget",
    "WidgetGroup",
    "clampHeadingLevel",
    "configureClaimkit",
    "defineElements",
    "defineElementsOnDemand",
    "defineText",
    "ownProps",
    "personaFor",
    "personaOf",
    "toOpenTelemetry",
    "useAction",
    "useCall",
    "useGroupFailure",
    "useLoadEvents",
    "useLocale",
    "usePhone",
    "useSelect",
    "useServerLang",
    "useSession",
    "useSettings",
    "useShowMore",
    "useStaticLoad",
    "useText",
    "useWarn",
    "widgetText",
  ]);
});

test("can be imported, and renders a waiting widget, without a browser", () => {
  const load = { status: "loading", data: undefined, error: undefined, reload() {} } as const;
  const props: runtime.WidgetProps<string> = {
    name: "report-accordion",
    load,
    failed: "It failed.",
    children: String,
  };
  const widget = createElement(runtime.Widget<string>, props);

  expect(globalThis).not.toHaveProperty("document");
  expect(renderToString(widget)).toContain("Please wait while we process your request.");
});
