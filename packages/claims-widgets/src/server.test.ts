import type { ClaimProps } from "@claimkit/widget-runtime";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ClaimTracker } from "./claim-tracker/claim-tracker.tsx";
import { CloseAccordion } from "./close/close.tsx";
import { ContactUs } from "./contact-us/contact-us.tsx";
import { PayoutAccordion } from "./payout/payout.tsx";
import { ServicesAccordion } from "./services/services.tsx";
import { MemberTimeline } from "./timeline/timeline.tsx";
import { TimelineCategoryCard } from "./timeline/timeline-category-card.tsx";

const WAITING = "Please wait while we process your request.";

test("renders on a server what needs no data: collapsed contacts, a single card", () => {
  expect(globalThis).not.toHaveProperty("document");

  const contacts = renderToString(createElement(ContactUs, { claimNumber: "CLM-1" }));
  expect(contacts).toContain("Contact us");
  expect(contacts).not.toContain(WAITING);
  const card = renderToString(createElement(TimelineCategoryCard, { category: "PAYOUT" }));
  expect(card).toContain("Payout");
});

test.each([
  { name: "ServicesAccordion", Widget: ServicesAccordion },
  { name: "PayoutAccordion", Widget: PayoutAccordion },
  { name: "CloseAccordion", Widget: CloseAccordion },
  { name: "MemberTimeline", Widget: MemberTimeline },
])("$name waits on a server, like its first render on the page", ({ Widget }) => {
  const element = createElement(Widget as ComponentType<ClaimProps>, { claimNumber: "CLM-1" });

  expect(renderToString(element)).toContain(WAITING);
});

test("renders the whole claim page on a server, with its headings", () => {
  const page = renderToString(createElement(ClaimTracker, { claimNumber: "CLM-1" }));

  for (const heading of ["Claim progress", "Your next steps", "Repairs", "Contact us"]) {
    expect(page).toContain(heading);
  }
});
