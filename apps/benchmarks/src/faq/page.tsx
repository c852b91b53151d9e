import { createClaimsClient, type Faq, faqs as faqsCall } from "@claimkit/claims-api";
import { AllFaqs } from "@claimkit/faq";
import "@claimkit/faq/styles.css";
import "@claimkit/ui-kit/styles.css";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { questions } from "./questions.ts";

// A page that shows 2,000 questions when it is told to: all of them in the widget, or some in a plain list.

/** What the benchmark calls in the page. */
export interface FaqPage {
  /** Loads the questions, so that rendering does not. */
  load(): Promise<void>;
  showWidget(): void;
  showList(count: number): void;
  clear(): void;
}

declare global {
  var faq: FaqPage;
}

const all = questions(2000);
const client = createClaimsClient({
  environment: "sandbox",
  baseUrl: location.origin,
  clientId: "benchmark",
  getAccessToken: () => "token",
  fetch: async () => Response.json({ faqs: all }),
});

const main = document.body.appendChild(document.createElement("main"));
let root: Root | undefined;

function show(page: JSX.Element): void {
  const next = createRoot(main);
  root = next;
  flushSync(() => next.render(page));
}

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
  showList(count) {
    show(<PlainList faqs={all.slice(0, count)} />);
  },
  clear() {
    root?.unmount();
  },
};

function PlainList({ faqs }: { faqs: readonly Faq[] }): JSX.Element {
  return (
    <ul>
      {faqs.map(({ faqId, question, answer }) => (
        <li key={faqId}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </li>
      ))}
    </ul>
  );
}
