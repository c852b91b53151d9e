"use client";

import { type Category, type FaqCategory, faqs, type Faqs, faqSearch } from "@claimkit/claims-api";
import { type LoadState, useCall, useText, Widget } from "@claimkit/widget-runtime";
import { type JSX, useState } from "react";
import { type FaqProps, faqQuery, type FaqQuery } from "../shared/faq-query.ts";
import { useCategory } from "../shared/use-category.ts";
import { CategoryBar } from "./category-bar.tsx";
import { FaqCards } from "./faq-cards.tsx";
import { interactiveFaqsText } from "./text.ts";

/** Which popular questions to request. */
export type PopularFaqsQuery = FaqQuery & {
  /** Their category. `CLOSE` means `PAYOUT`. */
  category: Category;
};

/** Props of {@link InteractiveFaqs}. */
export type InteractiveFaqsProps = FaqProps & {
  /**
   * Shows every question of the category instead of the four most popular.
   * @default false
   */
  showAll?: boolean | undefined;
  /**
   * How many of the four most popular questions it shows at most.
   * @default 4
   */
  limit?: number | undefined;
};

/**
 * The popular questions about a part of the claim, as cards with a preview of each answer, and a control
 * for all questions (action `all-faqs`).
 *
 * Style hooks: `.ck-interactive-faqs`, `.ck-faq-card`, `[data-open]`.
 */
export function InteractiveFaqs(props: InteractiveFaqsProps): JSX.Element {
  const {
    claimNumber,
    contactId,
    selectedCategory,
    showFeedback,
    showAll = false,
    limit,
    claimType,
    headingLevel = 3,
    ...events
  } = props;
  const text = useText(interactiveFaqsText);
  const [category, choose] = useCategory(selectedCategory);
  const [hasChosen, setHasChosen] = useState(false);
  const query = faqQuery(props);
  const feedback = { showFeedback, claimNumber, contactId, claimType };
  const load = useQuestions({ ...query, category }, showAll);

  function onChoose(chosen: FaqCategory): void {
    setHasChosen(true);
    choose(chosen);
  }

  // The service may give a popular question of one category to the search for another.
  const ofCategory = (answer: Faqs): Faqs["faqs"] =>
    showAll ? answer.faqs.filter((faq) => faq.category === category) : answer.faqs.slice(0, limit);

  function withBar(content: JSX.Element | null): JSX.Element {
    return (
      <div className="ck-interactive-faqs">
        <CategoryBar category={category} onChoose={onChoose} claimNumber={query.claimNumber} />
        {content}
      </div>
    );
  }

  return (
    <Widget
      {...events}
      name="interactive-faqs"
      load={load}
      label={text.label}
      texts={interactiveFaqsText}
      errorMessage={text.failed}
      readyState={(answer) => (ofCategory(answer).length > 0 ? "data" : "empty")}
      wrapContent={withBar}
    >
      {(answer) => (
        <FaqCards
          key={category}
          faqs={ofCategory(answer)}
          category={category}
          isAnnounced={hasChosen}
          headingLevel={headingLevel}
          feedback={feedback}
        />
      )}
    </Widget>
  );
}

/** Subscribes to the popular questions of a category, for a custom view. */
export function usePopularFaqs(query: PopularFaqsQuery): LoadState<Faqs> {
  return useQuestions(query, false);
}

function useQuestions(faqsQuery: PopularFaqsQuery, showAll: boolean): LoadState<Faqs> {
  const { serverId, category, ...query } = faqsQuery;
  const popular = useCall(faqSearch, { ...query, category }, { serverId, enabled: !showAll });
  const everything = useCall(faqs, query, { serverId, enabled: showAll });
  return showAll ? everything : popular;
}
