import { faqCategoryOf } from "@claimkit/claims-api";
import { AllFaqs } from "@claimkit/faq";
import { claimAs } from "../claim-as.ts";
import { Page } from "../layout/page.tsx";
import { claimHref } from "../navigation/route.ts";
import { preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useWords } from "../words/use-words.ts";

/** Props of {@link FaqsPage}. */
export interface FaqsPageProps {
  /** The claim that the visitor came from, if any. */
  claimNumber?: string;
  /** The category beside 'All FAQ'. */
  category?: string | undefined;
}

/** All questions, for everyone. Opened by 'All FAQ' and 'Read the claims FAQs'. */
export function FaqsPage({ claimNumber, category }: FaqsPageProps) {
  const words = useWords();
  const { persona } = useStore(preferences);
  const { title, lead } = words.faqs;
  return (
    <Page
      heading={title}
      lead={lead}
      {...(claimNumber && {
        back: { href: claimHref(claimNumber), name: words.backToClaim },
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
