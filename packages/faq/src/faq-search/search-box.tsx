"use client";

import { TextField } from "@claimkit/ui-kit/text-field";
import { type JSX, type KeyboardEvent, memo, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { afterFrame } from "./after-frame.ts";

interface SearchBoxProps {
  label: string;
  /** Called with what is typed, once its last letter is painted: letters don't wait for hits. */
  onSearch: (query: string) => void;
  /** Called with `true` on focus, because someone is going to type. */
  onExpected: (isExpected: boolean) => void;
}

// Why: docs/decisions/faq-search.md#letters-are-painted-before-hits
/**
 * The box to type into. Escape empties it, and Enter moves to the first hit. It keeps its own text and is
 * not rendered again with each letter, which would delay the letter.
 */
export const SearchBox = memo(function SearchBox({
  label,
  onSearch,
  onExpected,
}: SearchBoxProps): JSX.Element {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  function search(query: string): void {
    cancel.current?.();
    onSearch(query);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const box = event.currentTarget;
    // All browsers use this code for keys of an unfinished character composition (Japanese, Chinese).
    if (event.keyCode === 229) return;
    if (event.key === "Escape" && box.value) {
      // Browsers differ in whether they clear a search box, and a dialog around it would close.
      event.preventDefault();
      event.stopPropagation();
      box.value = "";
      search("");
    } else if (event.key === "Enter") {
      flushSync(() => search(box.value));
      // Hits of an earlier text are about to be replaced, and would take the focus with them.
      const hits = box.closest("[role=search]")?.querySelector("ul[aria-busy=false]");
      const first = hits?.querySelector("a");
      if (!first) return;
      // Firefox would follow the link that has the focus by then, and a form around the box would submit.
      event.preventDefault();
      first.focus();
    }
  }

  return (
    <TextField
      label={label}
      optionalText="hide"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      onFocus={() => onExpected(true)}
      onChange={({ currentTarget: { value } }) => {
        cancel.current?.();
        if (value) cancel.current = afterFrame(() => onSearch(value));
        else search("");
      }}
      onKeyDown={onKeyDown}
    />
  );
});
