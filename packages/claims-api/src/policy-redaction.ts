import { createPolicyFacts } from "./policy-facts.ts";
import type { DisplayInfo } from "./schema/display-info.ts";

/** Removes what a text or a list of rows says about a policy. */
export interface Redaction {
  /** The sentences that say nothing about the policy; `undefined` if none does. */
  text(path: string, text: string): string | undefined;
  /** The text, or `undefined` if a part of it is about the policy. */
  value(path: string, text: string, allowsAmounts?: boolean): string | undefined;
  /** The rows that say nothing about the policy. */
  rows(path: string, rows: readonly DisplayInfo[], allowsAmounts?: boolean): DisplayInfo[];
  reset(): void;
}

/** Ends of sentences and lines. */
const SENTENCE_END = /(?<=[.!?;…؟।]["'”’)\]]?)\s+|\n\s*|(?<=[。！？])/;

/** Labels that don't say what the value is of. */
const GENERIC = /^\W*(?:(?:name|type|label|kind|code|line|note|nota|item|description|title|field|key|value|amount|amt|max|min|limit|total|per day|it is|nombre|tipo|monto|valor|importe|montant|nom|betrag|art|金额|金額|금액)[\s\d.:#]*)?$/iu;

export function createRedaction(extraStems: readonly string[], drop: (path: string) => void): Redaction {
  const factsOf = createPolicyFacts(extraStems);
  /** Whether the text before was removed. */
  let isAfterSecret = false;
  /** Which parts are to be removed. */
  function secretParts(parts: readonly string[], allowsAmounts = false): boolean[] {
    const facts = parts.map((part) => factsOf(part, allowsAmounts));
    const secret: boolean[] = [];
    for (const [index, part] of parts.entries()) {
      const { isSecret, isTied, isAmountOnly } = facts[index]!;
      const before = parts[index - 1];
      const isName = before !== undefined && facts[index - 1]?.isAmountOnly && secret[index - 1] && !/[.!?]$/.test(before) && !/[.!?]$/.test(part);
      if (/[\p{L}\p{N}]/u.test(part)) isAfterSecret = isSecret || (isAfterSecret && (isTied || /[:：]\s*$/.test(before ?? ""))) || Boolean(isName);
      secret.push(isAfterSecret);
      if (isSecret && before !== undefined && (/[:：]\s*$/.test(before) || isAmountOnly)) secret[index - 1] = true;
    }
    return secret;
  }
  return {
    reset() { isAfterSecret = false; },
    text(path, text) {
      const parts = text.split(new RegExp(`(${SENTENCE_END.source})`, "u"));
      const sentences = parts.filter((_, index) => index % 2 === 0);
      const secret = secretParts(sentences);
      if (!secret.includes(true)) return text;
      drop(path);
      return sentences.filter((_, index) => !secret[index]).join(" ").trim() || undefined;
    },
    value(path, text, allowsAmounts) {
      const secret = secretParts([text, ], allowsAmounts);
      if (!secret.includes(true)) return text;
      drop(path);
      return undefined;
    },
    rows(path, rows, allowsAmounts) {
      const facts = rows.map(({ displayKey, displayValue }) => [`${displayKey}: ${displayValue}`, displayKey, displayValue].map((t) => factsOf(t, allowsAmounts)));
      const secret: boolean[] = [];
      for (const [index, { displayKey }] of rows.entries()) {
        const isGeneric = GENERIC.test(displayKey);
        const isSecret = facts[index]!.some((f) => f.isSecret);
        isAfterSecret = isSecret || (isAfterSecret && (isGeneric || facts[index]!.some((f) => f.isTied)));
        secret.push(isAfterSecret);
        if (isSecret) for (let at = index - 1; at >= 0 && GENERIC.test(rows[at]!.displayKey); at -= 1) secret[at] = true;
      }
      return rows.filter((_, index) => { if (secret[index]) drop(`${path}.${index}`); return !secret[index]; });
    },
  };
}
