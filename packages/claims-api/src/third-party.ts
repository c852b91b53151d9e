import type { ClaimRef } from "./claim-ref.ts";
import type { ModelContext } from "./endpoint.ts";
import type { DisplayInfo } from "./schema/display-info.ts";

/** Beginnings of words about a member's coverage, in English and Spanish. */
const STEMS = [
  "deductib",
  "deducib",
  "coverag",
  "covered",
  "covers",
  "cobertur",
  "cubiert",
  "cubre",
];
const WORDS = ["limit", "limits", "limite", "limites"];

/** Names of coverages. They match only as the key of a row or next to an amount, because they are also names of accidents. */
const COVERAGES = [
  "collision",
  "colision",
  "comprehensive",
  "comprensiva",
  "todo riesgo",
  "uninsured",
  "underinsured",
];

const RENTALS = ["rental", "transportation", "transporte", "alquiler"];
const AUTHORIZED = ["authoriz", "authoris", "autoriza"];
const AMOUNTS = ["$", "amount", "total", "monto", "importe", "cantidad"];

/** Removes what a third party must not see. For other personas, changes nothing. */
export interface Redaction {
  /** Removes the sentences about the member's coverage; `undefined` if nothing remains. */
  text(path: string, text: string | undefined): string | undefined;
  /** Removes the rows about the member's coverage. */
  rows(path: string, rows: readonly DisplayInfo[]): readonly DisplayInfo[];
}

/**
 * Creates the redaction for a persona. A third party must not see texts and rows that contain a deductible,
 * a coverage, a limit, an authorized amount, or a word of the option `thirdPartyRows`. Case, accents and
 * punctuation are ignored. Each removal adds a warning.
 *
 * @param hasOwnRental whether rows about a rental car may be the third party's own, as in the services section
 */
export function redactionFor(
  { isThirdParty }: Pick<ClaimRef, "isThirdParty">,
  { settings, warnings }: Pick<ModelContext, "settings" | "warnings">,
  { hasOwnRental = false } = {},
): Redaction {
  // Why: docs/decisions/third-parties.md#one-rule-for-all-sections
  if (!isThirdParty) return { text: (_, text) => text, rows: (_, rows) => rows };
  const stems = [...STEMS, ...settings.thirdPartyRows.map((words) => plain(words).trim())];
  const drop = (path: string): void => void warnings.push({ code: "item_dropped", path });

  function isSecret(text: string): boolean {
    const words = plain(text);
    return (
      stems.some((stem) => stem && words.includes(` ${stem}`)) ||
      WORDS.some((word) => words.includes(` ${word} `)) ||
      (hasOneOf(AUTHORIZED, words) && hasOneOf(AMOUNTS, words)) ||
      COVERAGES.some((name) => hasAmountBeside(name, words)) ||
      (!hasOwnRental && hasOneOf(RENTALS, words) && words.includes("$"))
    );
  }

  function isSecretRow({ displayKey, displayValue }: DisplayInfo): boolean {
    const key = plain(displayKey);
    return (
      COVERAGES.some((name) => key.trim() === name) ||
      /^ un(der)?insured /.test(key) ||
      (!hasOwnRental && hasOneOf(RENTALS, key)) ||
      isSecret(`${displayKey} ${displayValue}`)
    );
  }

  return {
    text(path, text) {
      const sentences = text?.split(SENTENCE_END) ?? [];
      const kept = sentences.filter((sentence) => !isSecret(sentence));
      if (kept.length === sentences.length) return text;
      drop(path);
      return kept.join(" ").trim() || undefined;
    },
    rows: (path, rows) =>
      rows.filter((row, index) => {
        const isKept = !isSecretRow(row);
        if (!isKept) drop(`${path}.${index}`);
        return isKept;
      }),
  };
}

/**
 * A line goes on after a colon, and before an amount, whose name it has. An amount alone goes on, because its name
 * follows.
 */
const SENTENCE_END = /(?<=[.!?])\s+|(?<=[^\s:])(?=\s*\n)(?!\s*\$)(?<!(?:^|[.!?])\s*\$[\d,. ]*)\s+/;

/**
 * Converts text to lowercase words, separated and surrounded by single blanks. Of punctuation, keeps only `$`, which
 * also stands for "USD" and "dollars".
 */
function plain(text: string): string {
  const letters = text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
  return ` ${letters
    .toLowerCase()
    .replace(/(us)?\$|\b(usd|dollars?|dolares)\b/g, " $")
    .replace(/[^\p{L}\p{N}$]+/gu, " ")} `;
}

function hasOneOf(stems: readonly string[], words: string): boolean {
  return stems.some((stem) => words.includes(` ${stem}`));
}

/** An amount at the beginning of a text, after words such as "up to". */
const AMOUNT_FIRST = /^((up to|is|of|hasta|es|de) )*(\$|[\d ]+\$(?!\d))/;

/** Whether an amount is directly after or before the name. */
function hasAmountBeside(name: string, words: string): boolean {
  const parts = words.split(` ${name} `);
  return parts.some(
    (part, index) =>
      (index > 0 && AMOUNT_FIRST.test(part)) ||
      (index < parts.length - 1 && /\$[\d ]*$/.test(part.slice(-20))),
  );
}
