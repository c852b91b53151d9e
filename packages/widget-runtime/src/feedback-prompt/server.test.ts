import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { FeedbackPrompt } from "./feedback-prompt.tsx";

test("is asked on a server, which can't know what was answered", () => {
  expect(globalThis).not.toHaveProperty("document");
  const html = renderToString(
    createElement(FeedbackPrompt, { claimNumber: "CLM-1", section: "PAYOUT" }),
  );

  expect(html).toContain("Was this helpful?");
});
