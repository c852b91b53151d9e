import {
  adoptSheets,
  type Sheets,
  styleDifferences,
} from "@claimkit/ui-kit/testing/computed-styles";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { commands, userEvent } from "vitest/browser";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { AllFaqs } from "./all-faqs/all-faqs.tsx";
import { InteractiveFaqs } from "./interactive-faqs/interactive-faqs.tsx";

// Why: docs/decisions/styles.md#each-component-has-its-own-sheet

let kit: Sheets;
let faq: Sheets;

beforeAll(async () => {
  kit = await commands.builtSheets("ui-kit");
  faq = await commands.builtSheets("faq");
}, 60_000);

afterEach(() => {
  cleanup();
  adoptSheets();
});

const SAME = { own: [], sorted: [], reversed: [] };

test("AllFaqs looks the same with its own sheet, and with every sheet in any order", async () => {
  adoptSheets(kit.whole, faq.whole);
  renderOverSandbox(<AllFaqs claimNumber="CLM-1006" showFeedback />);
  await userEvent.type(await screen.findByRole("searchbox"), "rental");
  await screen.findAllByRole("link", { name: /rental/i });

  expect(styleDifferences("AllFaqs", kit, faq)).toEqual(SAME);
});

test("InteractiveFaqs looks the same with its own sheet, and with every sheet in any order", async () => {
  adoptSheets(kit.whole, faq.whole);
  renderOverSandbox(<InteractiveFaqs claimNumber="CLM-1006" showFeedback />);
  await screen.findAllByRole("button", { name: /See more/ });

  expect(styleDifferences("InteractiveFaqs", kit, faq)).toEqual(SAME);
});
