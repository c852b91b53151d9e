"use client";

import type { Faq } from "@claimkit/claims-api";
import { Link } from "@claimkit/ui-kit/link";
import { useServerLang, useShowMore, useText } from "@claimkit/widget-runtime";
import { type JSX, memo, type MouseEvent } from "react";
import { faqText } from "../shared/text.ts";
import { answerTextOf } from "./answer-text-of.ts";
import { excerptOf } from "./excerpt.ts";
import { markRanges } from "./mark-ranges.ts";
import { MarkedText } from "./marked-text.tsx";
import type { FoundFaqs, WordMatches } from "./search-index.ts";

/** Number of hits shown initially and added by 'Show more'. */
const HITS_SHOWN = 5;

interface FaqHitsProps {
  query: string;
  found: FoundFaqs;
  isPending: boolean;
  hrefOf: (faq: Faq) => string;
  onFollow?: ((faq: Faq, event: MouseEvent) => void) | undefined;
}

/** The list of hits, best first. Skipped while only the box changes. */
export const FaqHits = memo(function FaqHits({
  query,
  found,
  isPending,
  hrefOf,
  onFollow,
}: FaqHitsProps): JSX.Element {
  const { faqs, matches } = found;
  const { count, ref, button } = useShowMore<HTMLUListElement>(faqs.length, 0, HITS_SHOWN, query);
  return (
    <>
      <ul ref={ref} className="ck-faq-search-hits" aria-busy={isPending}>
        {faqs.slice(0, count).map((faq) => (
          <FaqHit
            key={faq.faqId}
            faq={faq}
            matches={matches}
            href={hrefOf(faq)}
            onFollow={(event) => onFollow?.(faq, event)}
          />
        ))}
      </ul>
      {button}
    </>
  );
});

interface FaqHitProps {
  faq: Faq;
  matches: WordMatches;
  href: string;
  onFollow: (event: MouseEvent) => void;
}

/** A question as a link to it, its category, and the part of its answer that matches. */
function FaqHit({ faq, matches, href, onFollow }: FaqHitProps): JSX.Element {
  const names = useText(faqText);
  const lang = useServerLang();
  const answer = answerTextOf(faq);
  return (
    <li className="ck-faq-search-hit">
      <Link
        href={href}
        lang={lang}
        onClick={(event) => {
          // The browser opens the link in another tab or window.
          if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onFollow(event);
        }}
      >
        <MarkedText text={faq.question} ranges={markRanges(faq.question, matches)} />
      </Link>
      <span className="ck-faq-search-category">{names[faq.category]}</span>
      <p className="ck-faq-search-excerpt" lang={lang}>
        <MarkedText {...excerptOf(answer, markRanges(answer, matches))} />
      </p>
    </li>
  );
}
