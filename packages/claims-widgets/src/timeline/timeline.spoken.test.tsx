import { cleanup, screen } from "@testing-library/react";
import { clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { transcribe } from "@claimkit/ui-kit/testing/spoken";
import { afterEach, expect, test } from "vitest";
import { withStyles } from "../../testing/documents.tsx";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { MemberTimeline } from "./timeline.tsx";

withStyles();

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

test("announces the status of each category, the current one, and the selected one", async () => {
  const { container } = renderOverSandbox(<MemberTimeline claimNumber="CLM-1003" />);
  await screen.findAllByRole("listitem");
  const { press, read, text } = await transcribe(container);

  await read();
  await press("Tab");
  await press("Enter");
  await press("Tab");
  await press("Space");
  await press("Space");

  await expect(text()).toMatchFileSnapshot("timeline.spoken.txt");
});

test("announces only the categories of a claim without a timeline", async () => {
  const { container } = renderOverSandbox(<MemberTimeline claimNumber="CLM-3001" />);
  await screen.findAllByRole("listitem");
  const { read, text } = await transcribe(container);

  await read();

  await expect(text()).toMatchFileSnapshot("timeline-static.spoken.txt");
});
