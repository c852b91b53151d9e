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

test("says of each category how far it is, which is the current one, and which is selected", async () => {
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

test("says the categories alone of a claim that has no timeline yet", async () => {
  const { container } = renderOverSandbox(<MemberTimeline claimNumber="CLM-3001" />);
  await screen.findAllByRole("listitem");
  const { read, text } = await transcribe(container);

  await read();

  await expect(text()).toMatchFileSnapshot("timeline-static.spoken.txt");
});
