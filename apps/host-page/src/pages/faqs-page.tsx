import { Page } from "../layout/page.tsx";
import { claimHref } from "../navigation/route.ts";
import { Questions } from "../questions/questions.tsx";
import { useWords } from "../words/use-words.ts";
import type { ClaimPageProps } from "./claim-page.tsx";

/** Where 'Read the claims FAQs' leads. */
export function FaqsPage({ claimNumber }: ClaimPageProps) {
  const words = useWords();
  const { title, lead } = words.faqs;
  return (
    <Page
      heading={title}
      lead={lead}
      back={{ href: claimHref(claimNumber), name: words.backToClaim }}
    >
      <Questions headingLevel={2} />
    </Page>
  );
}
