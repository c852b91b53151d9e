"use client";

import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import { announce } from "@claimkit/ui-kit/announcer";
import { Autocomplete } from "@claimkit/ui-kit/autocomplete";
import { Button } from "@claimkit/ui-kit/button";
import { useText } from "@claimkit/widget-runtime";
import { type JSX, type SubmitEvent, useEffect, useRef } from "react";
import type { Finder, SearchProblem } from "../repair-shop-finder/use-finder.ts";
import type { SearchAround } from "../repair-shop-finder/use-reverse-search.ts";
import { MyLocation } from "./my-location.tsx";
import { shopSearchText } from "./text.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { isZipCode } from "./zip-code.ts";

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 10;

interface ShopSearchProps {
  finder: Finder;
  /** Searches around a point; `undefined` if the host has no geocoder. */
  aroundPoint: SearchAround | undefined;
  serverId: string | undefined;
}

/**
 * The search field. A ZIP code is searched when its fifth digit is typed, a suggested address when it is
 * picked.
 */
export function ShopSearch({ finder, aroundPoint, serverId }: ShopSearchProps): JSX.Element {
  const text = useText(shopSearchText);
  const suggest = useSuggestions(serverId, finder.typed);
  const field = useRef<HTMLInputElement>(null);

  const { problem } = finder;
  const isRead = useRef(false);

  const announceProblem = useEffectEvent(({ reason }: SearchProblem) => {
    if (field.current && !isRead.current) announce(text[reason], field.current);
    isRead.current = false;
  });
  useEffect(() => problem && announceProblem(problem), [problem]);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (finder.submit() || field.current?.matches(":focus")) return;
    // Moving the focus to the field makes screen readers read the error.
    isRead.current = true;
    field.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the oldest supported browsers do not know <search>
    <form role="search" className="ck-shop-search" onSubmit={onSubmit}>
      <Autocomplete
        ref={field}
        label={text.place}
        optionalText="hide"
        enterKeyHint="search"
        maxOptions={MAX_SUGGESTIONS}
        options={isZipCode(finder.typed) ? undefined : suggest}
        value={finder.entry}
        onValueChange={finder.enter}
        error={problem && text[problem.reason]}
      />
      <Button type="submit" variant="primary">
        {text.search}
      </Button>
      {aroundPoint && <MyLocation onLocate={(point) => aroundPoint(point, "noLocation")} />}
    </form>
  );
}
