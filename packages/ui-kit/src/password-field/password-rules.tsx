import type { JSX } from "react";
import { useText } from "../messages/locale.ts";
import { passwordFieldText } from "./text.ts";

/** A rule of a new password. */
export interface PasswordRule {
  /** The requirement, such as "At least 12 characters". */
  text: string;
  /** Whether the password meets the rule. Called after each change. */
  isMet: (password: string) => boolean;
}

interface PasswordRulesProps {
  /** Id of the list; each rule's id adds its index. */
  id: string;
  rules: readonly PasswordRule[];
  password: string;
}

/** An empty password meets no rule, not even one that forbids something. */
function isRuleMet({ isMet }: PasswordRule, password: string): boolean {
  return password !== "" && isMet(password);
}

/** The number of rules that a password meets. */
export function countMet(rules: readonly PasswordRule[], password: string): number {
  return rules.filter((rule) => isRuleMet(rule, password)).length;
}

/** The ids of the rules' text, which does not change with the password. */
export function ruleIds(id: string, rules: readonly PasswordRule[]): string {
  return rules.map((_, place) => `${id}-${place}`).join(" ");
}

/** The rules of a new password, each met or not. */
export function PasswordRules({ id, rules, password }: PasswordRulesProps): JSX.Element {
  const words = useText(passwordFieldText);

  return (
    <ul className="ck-password-rules" data-part="rules">
      {rules.map((rule, place) => {
        const { text } = rule;
        const met = isRuleMet(rule, password);
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
