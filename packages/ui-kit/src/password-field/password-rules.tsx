import type { JSX } from "react";
import { useText } from "../messages/locale.ts";
import { passwordFieldText } from "./text.ts";

/** Something that a new password has to have. */
export interface PasswordRule {
  /** What is asked for, such as "At least 12 characters". */
  text: string;
  /** Whether the password meets the rule. Called after each change. */
  isMet: (password: string) => boolean;
}

interface PasswordRulesProps {
  /** Of the list; each rule has it with its place behind it. */
  id: string;
  rules: readonly PasswordRule[];
  password: string;
}

/** How many of the rules a password meets. */
export function countMet(rules: readonly PasswordRule[], password: string): number {
  return rules.filter(({ isMet }) => isMet(password)).length;
}

/** The ids of the rules' own words, which stay the same while the password changes. */
export function ruleIds(id: string, rules: readonly PasswordRule[]): string {
  return rules.map((_, place) => `${id}-${place}`).join(" ");
}

/** The rules of a new password, each met or not. */
export function PasswordRules({ id, rules, password }: PasswordRulesProps): JSX.Element {
  const words = useText(passwordFieldText);

  return (
    <ul className="ck-password-rules" data-part="rules">
      {rules.map(({ text, isMet }, place) => {
        const met = isMet(password);
        return (
          <li key={text} data-met={met}>
            <span id={`${id}-${place}`}>{text}</span>
            <span data-part="state">{`, ${met ? words.met : words.notMet}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
