"use client";

import { useLocale, useServerLang, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ServerName } from "../shared/server-name.tsx";
import { summaryWord } from "./summary-word.ts";
import { claimSummaryText } from "./text.ts";

interface ClaimWordProps {
  /** The server's word. */
  children: string;
  /** Language of the word, if it is not from the widget's response. */
  language?: string | undefined;
}

/** The status of a claim. */
export function ClaimStatus(props: ClaimWordProps): JSX.Element {
  const text = useText(claimSummaryText);
  return <ClaimWord {...props} translate={text.statusOf} />;
}

/** A status as text. */
export interface StatusText {
  label: string;
  /** Its language, if it is not the widget's. */
  lang: string | undefined;
}

/**
 * Returns the text of the server's word for a status, like {@link ClaimStatus}.
 *
 * @param language language of the word, if it is not from the widget's response
 */
export function useStatusText(language?: string): (word: string) => StatusText {
  const text = useText(claimSummaryText);
  const locale = useLocale();
  const lang = useServerLang(language);
  return (sent) => {
    const word = summaryWord(sent, lang ?? locale);
    const label = text.statusOf(word);
    return { label, lang: label === word ? lang : undefined };
  };
}

/** The type of a claim. */
export function ClaimType(props: ClaimWordProps): JSX.Element {
  const text = useText(claimSummaryText);
  return <ClaimWord {...props} translate={text.typeOf} />;
}

/** The server's word for a type or status, or its translation if there is one. */
function ClaimWord({
  children,
  language,
  translate,
}: ClaimWordProps & { translate: (word: string) => string }): JSX.Element {
  const locale = useLocale();
  const word = summaryWord(children, useServerLang(language) ?? locale);
  return (
    <ServerName translate={translate} language={language}>
      {word}
    </ServerName>
  );
}
