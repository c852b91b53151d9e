"use client";

import type { Faq } from "@claimkit/claims-api";
import { announce } from "@claimkit/ui-kit/announcer";
import { formatPlural } from "@claimkit/ui-kit/messages";
import { TextField } from "@claimkit/ui-kit/text-field";
import { PhoneSentence, useLocale, useText } from "@claimkit/widget-runtime";
import {
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { FaqHits } from "./faq-hits.tsx";
import { faqSearchText } from "./text.ts";
import { useFaqSearch } from "./use-faq-search.ts";

/** How long someone has to stop typing before the number of hits is announced, in ms. */
const PAUSE = 700;

/** Props of {@link FaqSearch}. */
export interface FaqSearchProps {
  /** The questions to search, of all categories. */
  faqs: readonly Faq[];
  /** Where each question is, such as `#faq-RPT-01`. */
  hrefOf: (faq: Faq) => string;
  /** Called when a link to a question is followed on this page; `preventDefault` keeps the address. */
  onFollow?: ((faq: Faq, event: MouseEvent) => void) | undefined;
}

/**
 * A search box over questions and answers, with the hits below it while someone types. Forgives a slip in
 * each longer word. Runs in the browser, unless the settings have a `search`.
 *
 * Style hooks: `.ck-faq-search`, `.ck-faq-search-count`, `.ck-faq-search-hits`, `.ck-faq-search-hit`,
 * `.ck-faq-search-category`, `.ck-faq-search-excerpt`.
 */
export function FaqSearch({ faqs, hrefOf, onFollow }: FaqSearchProps): JSX.Element {
  const text = useText(faqSearchText);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  // Follows what is typed as soon as the page can: letters don't wait for hits.
  const [query, setQuery] = useState("");
  const [isExpected, setIsExpected] = useState(false);
  const { isAsked, isPending, found } = useFaqSearch(faqs, query, isExpected);

  const count = found?.faqs.length ?? 0;
  const isSettled = isAsked && !isPending && query === typed;
  const summary = count > 0 ? formatPlural(text.found, { count }, locale) : text.noneWithoutPhone;

  useEffect(() => {
    if (!isSettled || !box.current) return undefined;
    const takeBack = announce(summary, box.current, PAUSE);
    return () => void takeBack();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each key restarts the pause
  }, [isSettled, summary, typed]);

  function type(value: string): void {
    setTyped(value);
    if (value) startTransition(() => setQuery(value));
    else setQuery(value);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && typed) {
      // Browsers differ in whether they clear a search box, and a dialog around it would close.
      event.preventDefault();
      event.stopPropagation();
      type("");
    } else if (event.key === "Enter") {
      flushSync(() => setQuery(typed));
      const first = box.current?.querySelector("a");
      if (!first) return;
      // Firefox would follow the link that has the focus by then, and a form around the box would submit.
      event.preventDefault();
      first.focus();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- younger than the browsers that we support
    <div ref={box} className="ck-faq-search" role="search" aria-label={text.label}>
      <TextField
        label={text.label}
        optionalText="hide"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        onFocus={() => setIsExpected(true)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isAsked && found && (
        <div className="ck-faq-search-result">
          <p className="ck-faq-search-count">
            {count > 0 ? (
              summary
            ) : (
              <PhoneSentence text={text.none} withoutPhone={text.noneWithoutPhone} />
            )}
          </p>
          {count > 0 && (
            <FaqHits found={found} isPending={isPending} hrefOf={hrefOf} onFollow={onFollow} />
          )}
        </div>
      )}
    </div>
  );
}
