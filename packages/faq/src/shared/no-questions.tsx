"use client";

import { PhoneSentence, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { faqText } from "./text.ts";

/** Says that there are no questions, and whom to call instead. */
export function NoQuestions(): JSX.Element {
  const text = useText(faqText);
  return (
    <p className="ck-no-questions">
      <PhoneSentence text={text.empty} withoutPhone={text.emptyWithoutPhone} />
    </p>
  );
}
