import type { RentalHeadline } from "./rental-headline.ts";

const COVERAGE =
  "(?:(?:rental(?: car| vehicle)?|car rental)(?: reimbursement)? coverage|rental reimbursement|coverage for (?:a|your) rental(?: car| vehicle)?)";
const COBERTURA =
  "(?:la )?cobertura (?:de|para|por) (?:(?:un |su )?(?:auto|carro|coche|vehiculo) de )?(?:alquiler|renta)";
const CAR = "(?:a|your) rental(?: car| vehicle)?";
const AUTO = "(?:un|su|el) (?:auto|carro|coche|vehiculo) de (?:alquiler|renta)";
const YOURS = "(?:your|this)(?: auto)? policy";

/** Amounts, times and whose they are: "of up to $40 a day for 30 days". Zero is not one of them. */
const TERMS =
  "(?:[,:]? (?:of|for|at|up|to|an?|per|each|you|your|this|in|on|under|days?|accident|claim|loss|policy|vehicle|" +
  "de|por|para|hasta|cada|dias?|su|este|esta|en|poliza|reclamo|accidente|vehiculo|\\$?[1-9][\\d,.]*(?:/day)?))*";

/** Whose it is: "on your policy". */
const FOR_WHAT =
  "(?: (?:on|under|for|with|in) (?:this|your) (?:policy|plan|claim|loss|accident|vehicle)" +
  "| (?:en|de|para|con) (?:su|este|esta) (?:poliza|plan|reclamo|accidente|vehiculo))?";

/** Sentences that change nothing: whom to ask, and how to use a rental car. */
const ASIDES = [
  "(?:for questions,? |if you have (?:any )?questions,? )?(?:please )?(?:call|contact) (?:us|your (?:claim )?(?:associate|adjuster|agent))(?: (?:with (?:any )?|for )?questions)?",
  "you can use a rental car(?: while your (?:car|vehicle) is in the shop)?",
  "puede usar un auto de alquiler(?: mientras su (?:auto|vehiculo) este en el taller)?",
];

const AVAILABLE = sentence(
  `(?:good news[,:] )?(?:${YOURS}|you) (?:also )?(?:includes?|have|has|provides?) ${COVERAGE}${TERMS}`,
  `(?:your )?${COVERAGE} (?:is )?(?:available|included)${TERMS}`,
  `${COVERAGE} applies${TERMS}`,
  `${CAR} is covered${TERMS}`,
  `you are covered for ${CAR}${TERMS}`,
  `(?:su poliza|usted) (?:incluye|tiene) ${COBERTURA}${TERMS}`,
  `${COBERTURA} esta (?:disponible|incluida)${TERMS}`,
  `${AUTO} esta cubierto${TERMS}`,
);
const BESIDE_AVAILABLE = sentence(
  ...ASIDES,
  `it (?:pays|covers)${TERMS}`,
  "you (?:do not|don't) need to do anything|no tiene que hacer nada",
  "(?:there is )?no deductible(?: applies)?|no hay deducible",
);

const NOT_AVAILABLE = sentence(
  `(?:unfortunately,? )?(?:${YOURS} (?:does not|doesn't)|you (?:do not|don't)) (?:currently )?(?:include|have|provide) (?:any )?${COVERAGE}${FOR_WHAT}`,
  `(?:unfortunately,? )?${YOURS} (?:does not|doesn't) cover ${CAR}`,
  `(?:(?:there is|you have) )?no ${COVERAGE}${FOR_WHAT}`,
  `(?:your )?${COVERAGE} (?:is not|isn't|not) (?:available|included)${FOR_WHAT}`,
  `${CAR} (?:is not|isn't) covered${FOR_WHAT}`,
  `you are not covered for ${CAR}${FOR_WHAT}`,
  `rental(?: car)?(?: coverage)?: (?:no|none|not (?:available|covered|included))`,
  `(?:su poliza no (?:incluye|tiene)|(?:usted )?no tiene|no hay) ${COBERTURA}${FOR_WHAT}`,
  `su poliza no cubre ${AUTO}`,
  `${COBERTURA} no esta (?:disponible|incluida)${FOR_WHAT}`,
  `${AUTO} no esta cubierto${FOR_WHAT}`,
);
const BESIDE_NOT_AVAILABLE = sentence(
  ...ASIDES,
  "you can rent a car at your own expense",
  "puede alquilar un auto por su cuenta",
);

const NOT_ALL_ELIGIBLE =
  /\bnot all\b[^.!?\n]{0,120}\beligible\b|\bno tod[oa]s\b[^.!?\n]{0,120}\belegibles?\b/;

/** "$40.50" does not end a sentence. */
const SENTENCE_END = /[.!](?=\s|$)|\n/;

/**
 * Reads English or Spanish text about a rental car. A wrong headline costs a customer money, so one sentence must say
 * it and the others must not change it. Any other text is only information.
 */
export function readRentalText(text: string): RentalHeadline {
  // Why: docs/decisions/claim-page.md#rental-coverage-available-or-not
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
  if (NOT_ALL_ELIGIBLE.test(plain)) return "checking";
  const sentences = plain
    .split(SENTENCE_END)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");
  if (says(sentences, AVAILABLE, BESIDE_AVAILABLE)) return "available";
  return says(sentences, NOT_AVAILABLE, BESIDE_NOT_AVAILABLE) ? "notAvailable" : "information";
}

function says(sentences: readonly string[], statement: RegExp, beside: RegExp): boolean {
  return (
    sentences.some((each) => statement.test(each)) &&
    sentences.every((each) => statement.test(each) || beside.test(each))
  );
}

/** Matches one of several whole sentences. */
function sentence(...forms: readonly string[]): RegExp {
  return new RegExp(`^(?:${forms.join("|")})$`);
}
