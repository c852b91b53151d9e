import { InteractiveFaqs } from "@claimkit/faq";
import { Accordion } from "@claimkit/ui-kit/accordion";
import type { ClaimAs } from "../claim-as.ts";
import { useMessages } from "../messages/use-messages.ts";
import "./questions.css";

/** Popular questions, beside a claim. */
export function Questions(claim: ClaimAs) {
  const messages = useMessages().faqs;
  return (
    <Accordion className="questions-box" heading={messages.box} defaultOpen>
      <InteractiveFaqs {...claim} headingLevel={4} showFeedback />
    </Accordion>
  );
}
