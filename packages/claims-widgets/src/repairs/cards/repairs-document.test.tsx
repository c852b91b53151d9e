import { cleanup, screen } from "@testing-library/react";

import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderOverSandbox } from "../../../testing/render-over-sandbox.tsx";
import { RepairsAccordion } from "../repairs.tsx";

let isBroken = true;
vi.mock("../../document-viewer/document-viewer.tsx", () => ({
  DocumentViewer({ title }: { title: string }) {
    if (isBroken) throw new TypeError("The viewer is broken.");
    return <p>{title} is shown</p>;
  },
}));

afterEach(cleanup);

test("a viewer that throws is reported, and 'Try again' renders it again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { events } = renderOverSandbox(<RepairsAccordion claimNumber="CLM-1006" />);

  await screen.findByText("This document didn't load. We'll get it fixed.");
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({
        type: "ck:error",
        widget: "document-viewer",
        userMessageId: "document-viewer.failed",
        error: expect.objectContaining({ code: "render" }),
      }),
    );

  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  await screen.findByText(/ is shown$/);
  expect(screen.queryByText("This document didn't load. We'll get it fixed.")).toBeNull();
});
