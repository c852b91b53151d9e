import { useTimeline } from "@claimkit/claims-widgets";
import { InteractiveFaqs } from "@claimkit/faq";
import { Accordion } from "@claimkit/ui-kit/accordion";
import type { ClaimAs } from "../claim-as.ts";
import { useMessages } from "../messages/use-messages.ts";
import "./questions.css";

/** Popular questions about the current stage of a claim. */
export function Questions(claim: ClaimAs) {
  const messages = useMessages().faqs;
  const timeline = useTimeline(claim);
  return (
    <Accordion className="questions-box" heading={messages.box} defaultOpen>
      {/* Otherwise, the stage would replace what the visitor has already selected. */}
      {timeline.status !== "loading" && (
        <InteractiveFaqs
          {...claim}
          selectedCategory={timeline.data?.defaultCategory}
          headingLevel={4}
          limit={2}
          showFeedback
        />
      )}
    </Accordion>
  );
}
