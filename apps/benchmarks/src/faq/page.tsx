import { faqs as faqsCall } from "@claimkit/claims-api";
import { AllFaqs } from "@claimkit/faq";
import "@claimkit/faq/styles.css";
import "@claimkit/ui-kit/styles.css";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { CHANGED } from "../shared/main-thread.ts";
import { stubClient } from "../shared/stub-client.ts";
import { questions } from "./questions.ts";

// Shows 2,000 questions in the widget or in a plain list when the benchmark calls it.

/** What the benchmark calls in the page. */
export interface FaqPage {
  /** Loads the questions before rendering is measured. */
  load(): Promise<void>;
  showWidget(): void;
  showList(): void;
  /** Resolves when all changes of the last key are painted. */
  settle(): Promise<void>;
}

declare global {
  var faq: FaqPage;
}

const all = questions(2000);
const client = stubClient(() => Response.json({ faqs: all }));
const main = document.querySelector("#root") ?? document.body;

function show(page: JSX.Element): void {
  flushSync(() => createRoot(main).render(page));
}

let changes = 0;
new MutationObserver(() => {
  changes += 1;
  performance.mark(CHANGED);
}).observe(main, { subtree: true, childList: true, characterData: true });

globalThis.faq = {
  async load() {
    await client.call(faqsCall, {});
  },
  showWidget() {
    show(
      <ClaimkitProvider client={client}>
        <AllFaqs />
      </ClaimkitProvider>,
    );
  },
  showList() {
    show(
      <ul>
        {all.map(({ faqId, question, answer }) => (
          <li key={faqId}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </li>
        ))}
      </ul>,
    );
  },
  async settle() {
    const box = main.querySelector<HTMLInputElement>("input[type=search]");
    let before: number;
    do {
      before = changes;
      await new Promise((done) => requestIdleCallback(done));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    } while (
      changes > before ||
      (box?.value.trim() && !document.querySelector(".ck-faq-search-result"))
    );
  },
};
