import { useState } from "react";

/** Messages of a choice that is saved. */
export interface ChoiceAnswers<Value extends string> {
  methods: Readonly<Record<Value, string>>;
  saved: (method: string) => string;
  /** Shown if nothing is chosen. */
  missing: string;
}

/** A choice that the visitor makes and saves. */
export interface MadeChoice<Value extends string> {
  chosen: Value | undefined;
  choose(value: Value): void;
  save(): void;
  /** Result of saving; empty until then. */
  message: string;
}

/**
 * Holds a choice until it is saved.
 *
 * @param initial the saved choice
 * @param keep stores the choice with the claim
 */
export function useChoice<Value extends string>(
  messages: ChoiceAnswers<Value>,
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
      setMessage(chosen ? messages.saved(messages.methods[chosen]) : messages.missing);
    },
    message,
  };
}
