"use client";

import { announce } from "@claimkit/ui-kit/announcer";
import { Autocomplete } from "@claimkit/ui-kit/autocomplete";
import { Button } from "@claimkit/ui-kit/button";
import { type Point, useText } from "@claimkit/widget-runtime";
import { type JSX, type SubmitEvent, useRef } from "react";
import type { Finder } from "../repair-shop-finder/use-finder.ts";
import { MyLocation } from "./my-location.tsx";
import { shopSearchText } from "./text.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { isZipCode } from "./zip-code.ts";

/** How many addresses are suggested at once. */
const OPTIONS_SHOWN = 10;

interface ShopSearchProps {
  finder: Finder;
  /** Searches around a place on the earth; `undefined` where nobody knows its address. */
  aroundPoint: ((point: Point | undefined) => void) | undefined;
  serverId: string | undefined;
}

/**
 * Asks where to look for shops. A ZIP code searches with its fifth digit, a suggested address when it is
 * picked.
 */
export function ShopSearch({ finder, aroundPoint, serverId }: ShopSearchProps): JSX.Element {
  const text = useText(shopSearchText);
  const suggest = useSuggestions(serverId);
  const field = useRef<HTMLInputElement>(null);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (finder.submit() || !field.current) return;
    // The error is read when the focus arrives; where the focus is already, it has to be said.
    if (field.current.matches(":focus")) announce(text.invalidAddress, field.current);
    else field.current.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known to the oldest supported browsers
    <form role="search" className="ck-shop-search" onSubmit={onSubmit}>
      <Autocomplete
        ref={field}
        label={text.place}
        optionalText="hide"
        enterKeyHint="search"
        optionsShown={OPTIONS_SHOWN}
        options={isZipCode(finder.typed) ? undefined : suggest}
        value={finder.entry}
        onValueChange={finder.enter}
        error={finder.problem && text[finder.problem]}
      />
      <Button type="submit" variant="primary">
        {text.search}
      </Button>
      {aroundPoint && <MyLocation onLocated={aroundPoint} />}
    </form>
  );
}
