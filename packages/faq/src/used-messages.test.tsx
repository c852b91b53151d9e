import { usedMessages } from "@claimkit/widget-runtime/testing/used-messages";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { AllFaqs } from "./all-faqs/all-faqs.tsx";
import { InteractiveFaqs } from "./interactive-faqs/interactive-faqs.tsx";
import { faqEsUs } from "./locales/es-us.ts";
import { allFaqsText, interactiveFaqsText } from "./texts.ts";

afterEach(cleanup);

test("both widgets name all messages that they show, so that one language is enough", async () => {
  const { marked, note, shown, unnamed } = usedMessages(faqEsUs, {
    "all-faqs": allFaqsText,
    "interactive-faqs": interactiveFaqsText,
  });
  const both = (
    <>
      <InteractiveFaqs claimNumber="CLM-1006" showFeedback limit={1} />
      <AllFaqs claimNumber="CLM-1006" showFeedback />
    </>
  );
  renderOverSandbox(both, { locale: "es-US", messages: [marked] });
  const [more] = await screen.findAllByRole("button", { name: /Ver más/ });
  if (more) await userEvent.click(more);
  note();
  await userEvent.fill(screen.getByRole("searchbox"), "xyzzy");
  await screen.findByText(/Ninguna pregunta coincide/);
  note();

  expect(unnamed()).toEqual([]);
  expect([...shown]).toEqual(
    expect.arrayContaining(["all-faqs: faq-search", "interactive-faqs: faq-card"]),
  );
});
