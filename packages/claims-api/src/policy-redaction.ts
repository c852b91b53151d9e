import { knownWord } from "./known-word.ts";
import type { ClaimsWarning } from "./answer.ts";
import { createPolicyFacts, hasWords, type PolicyFacts } from "./policy-facts.ts";
import type { DisplayInfo } from "./schema/display-info.ts";

/**
 * Removes what texts and rows say about a policy. A text may complete the one before it, so call it with all texts of a
 * response in order.
 */
export interface Redaction {
  /** Returns the sentences that say nothing about the policy; `undefined` if all of them do. */
  text(path: string, text: string): string | undefined;
  /** Returns the text, or `undefined` if a part of it is about the policy. A strict redaction keeps the known words. */
  value(path: string, text: string, knownWords?: readonly string[]): string | undefined;
  /** As `value`, for what is the same in every language. */
  name(path: string, text: string): string | undefined;
  /** As `value`, for an amount of the third party. */
  amount(path: string, text: string): string | undefined;
  /** Returns the rows that say nothing about the policy. */
  rows(
    path: string,
    rows: readonly DisplayInfo[],
    allowsAmounts?: (row: DisplayInfo) => boolean,
  ): readonly DisplayInfo[];
}

/** Ends of sentences and lines. */
const SENTENCE_END =
  /(?<!(?:^|\P{L})(?:[Nn][or]|[Pp]ol|[Ii]ns|[Dd]ed|[Cc]ov|[Aa]mt|[Mm]ax|[Mm]in|Mr|Mrs|Ms|Dr|Sra?|St|[Aa]pprox|[Ee]st|[Ii]ncl|[Rr]ef|[Ii]nv|[Cc]h?k|[Nn]úm|[Ll]im)\.)(?<=[.!?;…؟।]["'”’)\]]?)\s+(?![\p{Ll}\s=])|\n\s*|(?<=[。！？])/u;
const COLON = /[:：]\s*$/;
const STOP = /[.!?。！？]\s*$/;

/** A word, unlike the letters of a currency. */
const WORD = /\p{L}{4}/u;

/** Labels that don't say what their value is. */
const GENERIC_LABEL =
  /^\W*(?:(?:name|type|label|kind|code|line|note|nota|item|description|title|field|key|value|amount|amt|max|min|limit|total|it is|nombre|tipo|monto|valor|importe|montant|nom|betrag|art|金额|金額|금액)[\s\d.:#]*)?$/iu;

/** Rows with these labels are about coverages, whatever their value is. */
const COVERAGE_LABEL =
  /^\W*(?:collision|colisi[oó]n|comprensiva|todo riesgo|property damage liability|glass|kollision|transportation expenses?|gastos de transporte)\W*(?:\d|$)/iu;

/** A sentence or a row. */
interface Part extends PolicyFacts {
  /** Whether it ends like a sentence. */
  isSentence: boolean;
  /** Whether it announces the part after it. */
  isLead: boolean;
  /** Whether it is a row with an amount of its own, so that the amount of the next row is another one. */
  isComplete: boolean;
}

/** Creates the redaction for a response in these languages. It adds a warning for each text that it changes or removes. */
export function redactionFor(
  languages: readonly string[],
  extraStems: readonly string[],
  warnings: ClaimsWarning[],
): Redaction {
  const drop = (path: string): void => void warnings.push({ code: "item_dropped", path });
  if (languages.every(hasWords)) return createRedaction(extraStems, drop);
  warnings.push({ code: "unknown_language" });
  return createStrictRedaction(extraStems, drop);
}

/** Creates the redaction for a response. Calls `drop` with the path of each text that it changes or removes. */
export function createRedaction(
  extraStems: readonly string[],
  drop: (path: string) => void,
): Redaction {
  const factsOf = createPolicyFacts(extraStems);
  let isAfterSecret = false;

  /** Removes secret parts, and those that are tied to them. */
  function isKept(parts: readonly Part[]): boolean[] {
    const kept: boolean[] = [];
    for (const [index, part] of parts.entries()) {
      const { isSecret, isTied, isAmountOnly, isSentence, isComplete } = part;
      const before = parts[index - 1];
      const namesAmount = before?.isAmountOnly && !before.isSentence && !isSentence;
      isAfterSecret =
        isSecret || (isAfterSecret && Boolean(isTied || before?.isLead || namesAmount));
      kept.push(!isAfterSecret);
      isAfterSecret &&= !isComplete;
      const namesThis = isAmountOnly && (!before?.isSentence || before.isMoney);
      if (!isSecret) continue;
      if (namesThis) kept[index - 1] = false;
      for (let at = index - 1; parts[at]?.isLead; at -= 1) kept[at] = false;
    }
    return kept;
  }

  const partOf = (text: string, allowsAmounts?: boolean): Part => ({
    ...factsOf(text, allowsAmounts),
    isLead: COLON.test(text),
    isComplete: false,
    isSentence: STOP.test(text),
  });

  function whole(path: string, text: string, allowsAmounts?: boolean): string | undefined {
    if (isKept([partOf(text, allowsAmounts)])[0]) return text;
    drop(path);
    return undefined;
  }

  return {
    text(path, text) {
      const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim());
      const parts = sentences.map((sentence) => partOf(sentence));
      for (const [index, part] of parts.entries()) {
        // A single word completes the sentence before it.
        part.isTied ||= !/\s/.test(sentences[index] ?? "");
      }
      const kept = isKept(parts);
      if (kept.every(Boolean)) return text;
      drop(path);
      return (
        sentences
          .filter((_, index) => kept[index])
          .join(" ")
          .trim() || undefined
      );
    },
    value: (path, text) => whole(path, text),
    name: (path, text) => whole(path, text),
    amount: (path, text) => whole(path, text, true),
    rows(path, rows, allowsAmounts = () => false) {
      if (rows[0] && allowsAmounts(rows[0])) isAfterSecret = false;
      const kept = isKept(
        rows.map((row): Part => {
          const { displayKey, displayValue } = row;
          const texts = [`${displayKey}: ${displayValue}`, displayKey, displayValue];
          const isOwn = allowsAmounts(row);
          const facts = texts.map((text) => factsOf(text, isOwn));
          const isComplete = isOwn && /\d/.test(displayValue);
          const isGeneric = GENERIC_LABEL.test(displayKey);
          return {
            isSecret: COVERAGE_LABEL.test(displayKey) || facts.some(({ isSecret }) => isSecret),
            isTied: isGeneric || (!isComplete && facts.some(({ isTied }) => isTied)),
            isAmountOnly: false,
            isMoney: false,
            isLead: isGeneric && !isComplete,
            isComplete,
            isSentence: true,
          };
        }),
      );
      return rows.filter((_, index) => {
        if (!kept[index]) drop(`${path}.${index}`);
        return kept[index];
      });
    },
  };
}

/**
 * Creates the redaction for a response in a language whose words are unknown. Any text may be about the policy, so only
 * names, known words, and amounts without words remain.
 */
function createStrictRedaction(
  extraStems: readonly string[],
  drop: (path: string) => void,
): Redaction {
  const { name, amount } = createRedaction(extraStems, drop);

  function keptIf(isKnown: boolean, path: string, text: string): string | undefined {
    if (isKnown || !text.trim()) return text;
    drop(path);
    return undefined;
  }

  return {
    name,
    text: (path, text) => keptIf(false, path, text),
    value: (path, text, knownWords = []) =>
      keptIf(knownWord(text, knownWords) !== undefined, path, text),
    amount: (path, text) => (WORD.test(text) ? keptIf(false, path, text) : amount(path, text)),
    rows(path, rows) {
      for (const index of rows.keys()) drop(`${path}.${index}`);
      return [];
    },
  };
}
