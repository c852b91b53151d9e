import "@claimkit/ui-kit/styles.css";
import { clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { transcribe } from "@claimkit/ui-kit/testing/spoken";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import "../styles.css";
import { InteractiveFaqs } from "./interactive-faqs.tsx";

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

test("announces the category, each question, and what 'See more' adds", async () => {
  const { container } = renderOverSandbox(
    <InteractiveFaqs claimNumber="CLM-1006" selectedCategory="SERVICES" showFeedback />,
  );
  await screen.findByText("How do I get a rental car?");
  const { press, type, waitForAnnouncement, read, skim, readOn, text } =
    await transcribe(container);

  await read();
  await press("Tab");
  await type("r");
  await screen.findByText("Which repair shop can I choose?");
  await waitForAnnouncement("4 questions about Repairs.");
  await press("Tab");
  await skim("heading, How do I get an estimate?, level 3");
  await readOn("button, See more How do I get an estimate?, not expanded");
  await press("Enter");
  await readOn("button, No");

  await expect(text()).toMatchFileSnapshot("interactive-faqs.spoken.txt");
});
