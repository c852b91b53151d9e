import { faqCategoryOf } from "@claimkit/claims-api";
import { AllFaqs } from "@claimkit/faq";
import { claimAs } from "../claim-as.ts";
import { Page } from "../layout/page.tsx";
import { claimHref } from "../navigation/route.ts";
import { usePreferences } from "../preferences.ts";
import { useMessages } from "../messages/use-messages.ts";

/** Props of {@link FaqsPage}. */
export interface FaqsPageProps {
  /** The claim that the visitor came from, if any. */
  claimNumber?: string;
  /** The category next to 'All FAQ'. */
  category?: string | undefined;
}

/** All questions, for everyone. Opened by 'All FAQ' and 'Read the claims FAQs'. */
export function FaqsPage({ claimNumber, category }: FaqsPageProps) {
  const messages = useMessages();
  const { persona } = usePreferences();
  const { title, lead } = messages.faqs;
  return (
    <Page
      heading={title}
      lead={lead}
      {...(claimNumber && {
        back: { href: claimHref(claimNumber), name: messages.backToClaim },
      })}
    >
      <AllFaqs
        {...(claimNumber && claimAs(persona, claimNumber))}
        selectedCategory={faqCategoryOf(category)}
        showFeedback
      />
    </Page>
  );
}
