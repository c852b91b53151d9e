import { createClaimsClient, type Faq, faqs as faqsCall } from "@claimkit/claims-api";
import { AllFaqs } from "@claimkit/faq";
import "@claimkit/faq/styles.css";
import "@claimkit/ui-kit/styles.css";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { CHANGED } from "../table/changed.ts";
import { questions } from "./questions.ts";

// Shows 2,000 questions in the widget, or some of them in a plain list, when the benchmark calls it.

/** What the benchmark calls in the page. */
export interface FaqPage {
  /** Loads the questions before rendering is measured. */
  load(): Promise<void>;
  showWidget(): void;
  showList(count: number): void;
  /** Shows a plain input, with the hits of `setHits` for its text below. */
  showBaseline(): void;
  /** Shows the widget below a plain input for which nothing happens. */
  showFloor(): void;
  /** Sets hits by query. */
  setHits(hits: Readonly<Record<string, string>>): void;
  /** The visible hits as plain markup. */
  hits(): string;
  /** Resolves when all changes of the last key are painted. */
  settle(): Promise<void>;
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
const RESULT = ".ck-faq-search-result";

function show(page: JSX.Element): void {
  flushSync(() => createRoot(main).render(page));
}

let changes = 0;
let hitsOf: Readonly<Record<string, string>> = {};
new MutationObserver(() => {
  changes += 1;
  performance.mark(CHANGED);
}).observe(main, { subtree: true, childList: true, characterData: true });

function showWidget(): void {
  show(
    <ClaimkitProvider client={client}>
      <AllFaqs />
    </ClaimkitProvider>,
  );
}

globalThis.faq = {
  async load() {
    await client.call(faqsCall, {});
  },
  showWidget,
  showList(count) {
    show(<PlainList faqs={all.slice(0, count)} />);
  },
  setHits(hits) {
    hitsOf = hits;
  },
  showBaseline() {
    const box = main.appendChild(document.createElement("input"));
    const result = main.appendChild(document.createElement("div"));
    box.type = "search";
    result.className = RESULT.slice(1);
    let shown = "";
    function update(): void {
      const hits = hitsOf[box.value] ?? "";
      if (hits !== shown) result.innerHTML = hits;
      shown = hits;
    }
    box.addEventListener("input", update);
    box.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape") return;
      box.value = "";
      update();
    });
  },
  showFloor() {
    const box = document.createElement("input");
    box.type = "search";
    main.before(box);
    showWidget();
  },
  hits() {
    const markup = document.querySelector(RESULT)?.innerHTML ?? "";
    return markup.replaceAll(/ (?:class|id|aria-[a-z]+|data-[a-z]+)="[^"]*"/g, "");
  },
  async settle() {
    const box = main.querySelector<HTMLInputElement>("input[type=search]");
    let before: number;
    do {
      before = changes;
      await new Promise((done) => requestIdleCallback(done));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    } while (changes > before || (box?.value.trim() && !document.querySelector(RESULT)));
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
