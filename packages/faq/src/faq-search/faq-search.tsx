"use client";

import type { Faq } from "@claimkit/claims-api";
import { announce } from "@claimkit/ui-kit/announcer";
import { formatPlural } from "@claimkit/ui-kit/messages";
import { PhoneSentence, useLocale, useText } from "@claimkit/widget-runtime";
import { type JSX, type MouseEvent, useEffect, useRef, useState } from "react";
import { FaqHits } from "./faq-hits.tsx";
import { SearchBox } from "./search-box.tsx";
import { faqSearchText } from "./text.ts";
import { useFaqSearch } from "./use-faq-search.ts";
import { whenIdle } from "./when-idle.ts";

/** Pause in typing before the number of hits is announced, in ms. */
const PAUSE = 700;

/** Props of {@link FaqSearch}. */
export interface FaqSearchProps {
  /** The questions to search, of all categories. */
  faqs: readonly Faq[];
  /** URL of a question, such as `#faq-RPT-01`. */
  hrefOf: (faq: Faq) => string;
  /** Called when a link to a question is followed on this page; `preventDefault` keeps the address. */
  onFollow?: ((faq: Faq, event: MouseEvent) => void) | undefined;
}

/**
 * A search box over questions and answers, with the hits below it while the user types. Tolerates one
 * typo in each longer word, and finds other forms of a word and synonyms. Runs in the browser unless the
 * settings have a `search`.
 *
 * Style hooks: `.ck-faq-search`, `.ck-faq-search-count`, `.ck-faq-search-hits`, `.ck-faq-search-hit`,
 * `.ck-faq-search-category`, `.ck-faq-search-excerpt`.
 */
export function FaqSearch({ faqs, hrefOf, onFollow }: FaqSearchProps): JSX.Element {
  const text = useText(faqSearchText);
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [isExpected, setIsExpected] = useState(false);
  const { hasQuery, isPending, found } = useFaqSearch(faqs, query, isExpected);

  const count = found?.faqs.length ?? 0;
  const isSettled = hasQuery && !isPending;
  const summary = count > 0 ? formatPlural(text.found, { count }, locale) : text.noneWithoutPhone;

  // The first number that a page formats takes tens of milliseconds, which the first hits would wait for.
  useEffect(
    () => whenIdle(() => void formatPlural(text.found, { count: faqs.length }, locale)),
    [text, faqs, locale],
  );

  useEffect(() => {
    if (!isSettled || !container.current) return undefined;
    const cancel = announce(summary, container.current, PAUSE);
    return () => void cancel();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each key restarts the pause
  }, [isSettled, summary, query]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- younger than the browsers that we support
    <div ref={container} className="ck-faq-search" role="search" aria-label={text.label}>
      <SearchBox label={text.label} onSearch={setQuery} onExpected={setIsExpected} />
      {hasQuery && found && (
        <div className="ck-faq-search-result">
          <p className="ck-faq-search-count">
            {count > 0 ? (
              summary
            ) : (
              <PhoneSentence text={text.none} withoutPhone={text.noneWithoutPhone} />
            )}
          </p>
          {count > 0 && (
            <FaqHits
              query={query}
              found={found}
              isPending={isPending}
              hrefOf={hrefOf}
              onFollow={onFollow}
            />
          )}
        </div>
      )}
    </div>
  );
}
