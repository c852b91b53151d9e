import type { FormEvent } from "react";
import { type ChoiceAnswers, useChoice } from "../claim-file/use-choice.ts";
import { Page } from "../layout/page.tsx";
import { RadioList, type RadioWords } from "../layout/radio-list.tsx";
import { Status } from "../layout/status.tsx";
import { claimHref } from "../navigation/route.ts";
import { useWords } from "../words/use-words.ts";
import type { ClaimPageProps } from "./claim-page.tsx";

interface ChoicePageWords<Value extends string> extends RadioWords<Value>, ChoiceAnswers<Value> {
  title: string;
  pageTitle: (claimNumber: string) => string;
  /** Text of the button. */
  save: string;
}

/** Props of {@link ChoicePage}. */
export interface ChoicePageProps<Value extends string> extends ClaimPageProps {
  words: ChoicePageWords<Value>;
  values: readonly Value[];
  /** The saved choice. */
  initial: Value | undefined;
  /** Stores the choice with the claim. */
  keep: (value: Value) => void;
}

/** A page with one choice about a claim. */
export function ChoicePage<Value extends string>(props: ChoicePageProps<Value>) {
  const { claimNumber, words, values, initial, keep } = props;
  const { chosen, choose, save, message } = useChoice(words, initial, keep);
  const { backToClaim } = useWords();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    save();
  }

  return (
    <Page
      heading={words.title}
      title={words.pageTitle(claimNumber)}
      back={{ href: claimHref(claimNumber), name: backToClaim }}
    >
      <form onSubmit={onSubmit}>
        <RadioList words={words} values={values} chosen={chosen} onChoose={choose} />
        <button type="submit" className="form-button">
          {words.save}
        </button>
        <Status message={message} />
      </form>
    </Page>
  );
}
