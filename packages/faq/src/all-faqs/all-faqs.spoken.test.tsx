import "@claimkit/ui-kit/styles.css";
import { clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { transcribe } from "@claimkit/ui-kit/testing/spoken";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import "../styles.css";
import { AllFaqs } from "./all-faqs.tsx";

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

test("announces the categories, the open question, and the result of 'Open all'", async () => {
  const { container } = renderOverSandbox(<AllFaqs claimNumber="CLM-1006" showFeedback />);
  await screen.findByRole("tablist");
  const { press, type, waitForAnnouncement, read, readOn, text } = await transcribe(container);

  await read();
  screen.getByRole("tab", { name: "Report" }).focus();
  await press("ArrowRight");
  await press("ArrowRight");
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await readOn("end of region, Which repair shop can I choose?");
  await press("Tab");
  await press("Shift+Tab");
  screen.getByRole("button", { name: "Open all" }).focus();
  await press("Enter");
  await waitForAnnouncement("All sections are open.");
  screen.getByRole("searchbox").focus();
  await type("lender");
  await waitForAnnouncement("2 questions found");
  await press("Enter");

  await expect(text()).toMatchFileSnapshot("all-faqs.spoken.txt");
});

test("announces the same in Spanish", async () => {
  // Wide enough for the tabs: the buttons that scroll them come only once they are measured.
  await page.viewport(1024, 768);
  const { container } = renderOverSandbox(<AllFaqs claimNumber="CLM-1006" />, inSpanish);
  await screen.findByRole("tablist");
  const { press, read, readOn, text } = await transcribe(container);

  await read();
  screen.getByRole("tab", { name: "Reporte" }).focus();
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await readOn("end of region, ¿Qué pasa después de reportar un reclamo?");

  await expect(text()).toMatchFileSnapshot("all-faqs-spanish.spoken.txt");
});
