import { useTimeline } from "@claimkit/claims-widgets";
import { InteractiveFaqs } from "@claimkit/faq";
import { Accordion } from "@claimkit/ui-kit/accordion";
import type { ClaimAs } from "../claim-as.ts";
import { useMessages } from "../messages/use-messages.ts";
import "./questions.css";

/** Popular questions about the current stage of a claim. */
export function Questions(claim: ClaimAs) {
  const messages = useMessages().faqs;
  const { data: timeline } = useTimeline(claim);
  return (
    <Accordion className="questions-box" heading={messages.box} defaultOpen>
      <InteractiveFaqs
        {...claim}
        selectedCategory={timeline?.defaultCategory}
        headingLevel={4}
        limit={2}
        showFeedback
      />
    </Accordion>
  );
}
