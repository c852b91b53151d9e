import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { FeedbackPrompt } from "./feedback-prompt.tsx";

test("is rendered on a server, which can't know the answer", () => {
  expect(globalThis).not.toHaveProperty("document");
  const html = renderToString(
    createElement(FeedbackPrompt, { claimNumber: "CLM-1", section: "PAYOUT" }),
  );

  expect(html).toContain("Was this helpful?");
});
