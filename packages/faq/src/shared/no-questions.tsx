"use client";

import { PhoneSentence, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { faqText } from "./text.ts";

/** Message that there are no questions, with the number to call. */
export function NoQuestions(): JSX.Element {
  const text = useText(faqText);
  return (
    <p className="ck-no-questions">
      <PhoneSentence text={text.empty} withoutPhone={text.emptyWithoutPhone} />
    </p>
  );
}
