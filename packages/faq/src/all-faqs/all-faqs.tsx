"use client";

import { faqs, type Faqs } from "@claimkit/claims-api";
import { Heading, type LoadState, useCall, useText, Widget } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { type FaqProps, faqQuery, type FaqQuery } from "../shared/faq-query.ts";
import { AllFaqsView } from "./all-faqs-view.tsx";
import { allFaqsText } from "./text.ts";

/** Which questions to request. */
export type AllFaqsQuery = FaqQuery;

/** Props of {@link AllFaqs}. */
export type AllFaqsProps = FaqProps;

/**
 * All questions about claims with their answers, in categories. A link to `#faq-RPT-01` opens the question
 * with that id.
 *
 * Style hooks: `.ck-all-faqs`, `.ck-all-faqs-question`.
 */
export function AllFaqs(props: AllFaqsProps): JSX.Element {
  const {
    claimNumber,
    contactId,
    selectedCategory,
    showFeedback,
    claimType,
    headingLevel = 2,
    ...events
  } = props;
  const text = useText(allFaqsText);
  const query = faqQuery(props);

  function withHeading(content: JSX.Element | null): JSX.Element {
    return (
      <div className="ck-all-faqs">
        <Heading level={headingLevel} className="ck-all-faqs-heading">
          {text.heading}
        </Heading>
        {content}
      </div>
    );
  }

  return (
    <Widget
      {...events}
      name="all-faqs"
      load={useFaqs(query)}
      label={text.heading}
      texts={allFaqsText}
      errorMessage={text.failed}
      readyState={(answer) => (answer.faqs.length > 0 ? "data" : "empty")}
      wrapContent={withHeading}
    >
      {(answer) => (
        <AllFaqsView
          faqs={answer.faqs}
          selectedCategory={selectedCategory}
          headingLevel={headingLevel + 1}
          feedback={{ showFeedback, claimNumber, contactId, claimType }}
        />
      )}
    </Widget>
  );
}

/** Subscribes to all questions, for a custom view. */
export function useFaqs(query: AllFaqsQuery): LoadState<Faqs> {
  const { serverId, ...input } = query;
  return useCall(faqs, input, { serverId });
}
