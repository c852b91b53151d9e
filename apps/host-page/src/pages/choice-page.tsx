import type { FormEvent } from "react";
import { type ChoiceAnswers, useChoice } from "../claim-file/use-choice.ts";
import { Page } from "../layout/page.tsx";
import { RadioList, type RadioMessages } from "../layout/radio-list.tsx";
import { Status } from "../layout/status.tsx";
import { claimHref } from "../navigation/route.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { ClaimPageProps } from "./claim-page.tsx";

interface ChoicePageMessages<Value extends string>
  extends RadioMessages<Value>, ChoiceAnswers<Value> {
  title: string;
  pageTitle: (claimNumber: string) => string;
  /** Text of the button. */
  save: string;
}

/** Props of {@link ChoicePage}. */
export interface ChoicePageProps<Value extends string> extends ClaimPageProps {
  messages: ChoicePageMessages<Value>;
  values: readonly Value[];
  /** The saved choice. */
  initial: Value | undefined;
  /** Stores the choice with the claim. */
  keep: (value: Value) => void;
}

/** A page with one choice about a claim. */
export function ChoicePage<Value extends string>(props: ChoicePageProps<Value>) {
  const { claimNumber, messages, values, initial, keep } = props;
  const { chosen, choose, save, message } = useChoice(messages, initial, keep);
  const { backToClaim } = useMessages();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    save();
  }

  return (
    <Page
      heading={messages.title}
      title={messages.pageTitle(claimNumber)}
      back={{ href: claimHref(claimNumber), name: backToClaim }}
    >
      <form onSubmit={onSubmit}>
        <RadioList messages={messages} values={values} chosen={chosen} onChoose={choose} />
        <button type="submit" className="form-button">
          {messages.save}
        </button>
        <Status message={message} />
      </form>
    </Page>
  );
}
