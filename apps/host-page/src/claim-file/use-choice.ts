import { useState } from "react";

/** The words that answer who saves a choice. */
export interface ChoiceAnswers<Value extends string> {
  methods: Readonly<Record<Value, string>>;
  saved: (method: string) => string;
  /** Nothing is chosen yet. */
  missing: string;
}

/** A choice that a visitor makes, and then saves. */
export interface MadeChoice<Value extends string> {
  chosen: Value | undefined;
  choose(value: Value): void;
  save(): void;
  /** What came of saving; empty until then. */
  message: string;
}

/**
 * Follows a choice until it is saved.
 *
 * @param initial what is chosen already
 * @param keep puts what was chosen with the claim
 */
export function useChoice<Value extends string>(
  words: ChoiceAnswers<Value>,
  initial: Value | undefined,
  keep: (value: Value) => void,
): MadeChoice<Value> {
  const [chosen, choose] = useState(initial);
  const [message, setMessage] = useState("");
  return {
    chosen,
    choose,
    save() {
      if (chosen) keep(chosen);
      setMessage(chosen ? words.saved(words.methods[chosen]) : words.missing);
    },
    message,
  };
}
