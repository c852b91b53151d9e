import { cleanup, screen } from "@testing-library/react";
import { clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { transcribe } from "@claimkit/ui-kit/testing/spoken";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withStyles } from "../../testing/documents.tsx";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { ClaimNextSteps } from "./next-steps.tsx";

withStyles();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 12) });
});

afterEach(() => {
  cleanup();
  clearAnnouncements();
  vi.useRealTimers();
});

test.each([
  { what: "an appointment, when and where", claimNumber: "CLM-1002", file: "appointment" },
  { what: "two steps, in order", claimNumber: "CLM-1006", file: "steps" },
  { what: "that there is nothing to do, and why", claimNumber: "CLM-1011", file: "nothing" },
])("announces $what", async ({ claimNumber, file }) => {
  const { container } = renderOverSandbox(<ClaimNextSteps claimNumber={claimNumber} />);
  await screen.findByRole("heading");
  const { read, text } = await transcribe(container);

  await read();

  await expect(text()).toMatchFileSnapshot(`next-steps-${file}.spoken.txt`);
});
