import { InteractiveFaqs } from "@claimkit/faq";
import { Accordion } from "@claimkit/ui-kit/accordion";
import type { ClaimAs } from "../claim-as.ts";
import { useWords } from "../words/use-words.ts";
import "./questions.css";

/** Popular questions, beside a claim. */
export function Questions(claim: ClaimAs) {
  const words = useWords().faqs;
  return (
    <Accordion className="questions-box" heading={words.box} defaultOpen>
      <InteractiveFaqs {...claim} headingLevel={4} showFeedback />
    </Accordion>
  );
}
