import { Link } from "@claimkit/ui-kit";
import type { JSX } from "react";

interface WidgetPage {
  name: string;
  /** Id of its usage page. */
  page: string;
  text: string;
}

const widgets: readonly WidgetPage[] = [
  {
    name: "Claim tracker",
    page: "claims-claim-tracker--usage",
    text: "The whole page of a claim: what happened, what is next, when, how much, and whom to call.",
  },
  {
    name: "Claim list",
    page: "claims-claim-list--usage",
    text: "The claims of a policy, the latest first.",
  },
  {
    name: "Claim number header",
    page: "claims-claim-number-header--usage",
    text: "The heading of a claim page, with the claim's number.",
  },
  {
    name: "Claim summary",
    page: "claims-claim-summary--usage",
    text: "The main facts of a claim, and what the claimant can do online.",
  },
  {
    name: "Next steps",
    page: "claims-next-steps--usage",
    text: "What the claimant has to do, by when and where.",
  },
  {
    name: "Timeline",
    page: "claims-timeline--usage",
    text: "The five stages of a claim, each with its status and its steps.",
  },
  {
    name: "Report",
    page: "claims-report--usage",
    text: "What was reported, and which coverages apply.",
  },
  {
    name: "Services",
    page: "claims-services--usage",
    text: "The rental car, and what else the insurer arranges.",
  },
  {
    name: "Repairs",
    page: "claims-repairs--usage",
    text: "From choosing a shop to picking up the vehicle, or a total loss.",
  },
  {
    name: "Document viewer",
    page: "claims-document-viewer--usage",
    text: "An estimate or a valuation, readable in the page and to be downloaded.",
  },
  {
    name: "Payout",
    page: "claims-payout--usage",
    text: "What the insurer has paid, and to whom.",
  },
  {
    name: "Close",
    page: "claims-close--usage",
    text: "Whether the claim is closed, and since when.",
  },
  {
    name: "Contact us",
    page: "claims-contact-us--usage",
    text: "Whom to call or write to.",
  },
  {
    name: "Feedback prompt",
    page: "claims-feedback-prompt--usage",
    text: "A question whether a section was helpful.",
  },
  {
    name: "Shop finder",
    page: "shop-finder-repair-shop-finder--usage",
    text: "Repair shops around a ZIP code or an address, as a list and on a map.",
  },
  {
    name: "Interactive FAQs",
    page: "faq-interactive-faqs--usage",
    text: "The most popular questions about a part of the claim.",
  },
  {
    name: "All FAQs",
    page: "faq-all-faqs--usage",
    text: "Every question about claims with its answer, and a search.",
  },
  {
    name: "Map view",
    page: "map-map-view--usage",
    text: "An accessible map in 2D and 3D, with an embedded map of the United States.",
  },
];

/** The widgets, with links to their usage pages. */
export function Widgets(): JSX.Element {
  return (
    <ul className="welcome-widgets">
      {widgets.map(({ name, page, text }) => (
        <li key={name}>
          <h3>
            <Link href={`./?path=/docs/${page}`} target="_top">
              {name}
            </Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
