import {
  ClaimList,
  ClaimSummary,
  CloseAccordion,
  ContactUs,
  MemberTimeline,
  PayoutAccordion,
  RepairsAccordion,
  ReportAccordion,
  ServicesAccordion,
} from "@claimkit/claims-widgets";
import "@claimkit/claims-widgets/styles.css";
import "@claimkit/ui-kit/styles.css";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { createRoot } from "react-dom/client";
import { stubClient } from "../shared/stub-client.ts";
import { CASES, type WidgetName } from "./cases.ts";

// Shows one widget with one extreme response when the benchmark calls it.

/** What the benchmark calls in the page. */
export interface HostilePage {
  /** Renders the widget. Resolves when its data is painted. */
  show(): Promise<void>;
  clear(): void;
}

declare global {
  var hostile: HostilePage;
}

const claim = { claimNumber: "CLM-1" };
const contact = { ...claim, contactId: "CNT-1" };

const WIDGETS: Record<WidgetName, JSX.Element> = {
  claims: <ClaimList policyNumber="POL-1" />,
  summary: <ClaimSummary {...claim} />,
  timeline: <MemberTimeline {...contact} />,
  report: <ReportAccordion {...claim} />,
  services: <ServicesAccordion {...claim} />,
  repairs: <RepairsAccordion {...claim} />,
  payout: <PayoutAccordion {...claim} />,
  close: <CloseAccordion {...claim} />,
  "contact-us": <ContactUs {...claim} />,
};

const name = new URLSearchParams(location.search).get("case");
const selectedCase = CASES.find((each) => each.name === name);
if (!selectedCase) throw new Error(`There is no case ${name}.`);
const { widget, path, body } = selectedCase;
const json = { headers: { "Content-Type": "application/json" } };
const withLookup = path === "/claim-contacts" ? <MemberTimeline {...claim} /> : WIDGETS[widget];

const root = createRoot(document.body.appendChild(document.createElement("main")));

globalThis.hostile = {
  async show() {
    await new Promise<void>((resolve) => {
      const client = stubClient((url) => new Response(url.includes(path) ? body : "{}", json));
      root.render(
        <ClaimkitProvider
          client={client}
          phone="8005550199"
          onEvent={({ type }) => {
            if (type === "ck:ready" || type === "ck:error") resolve();
          }}
        >
          {withLookup}
        </ClaimkitProvider>,
      );
      if (widget === "contact-us") expand();
    });
  },
  clear() {
    root.render(null);
  },
};

/** Contacts load when they are expanded. */
function expand(): void {
  const toggle = document.querySelector<HTMLElement>("[data-part=toggle]");
  if (toggle) toggle.click();
  else requestAnimationFrame(expand);
}
