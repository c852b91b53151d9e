/*
 * Patterns for text in lower case, without accents, and with straight apostrophes. Repetitions are
 * bounded, so that long text takes linear time.
 */

/** A sentence ends at a punctuation mark, a line break or a semicolon; "$40.50" does not end one. */
export const SENTENCE = /(?:[^.!?\n;]|[.!?](?! |$|\n))+[.!?]*/g;

/** Clauses of a sentence are read separately, so that "not" in one does not affect the other. */
export const CLAUSE_END =
  /[,()–—] ?|\.(?= |$)|\b(?:but|so|because|and|which|pero|porque|asi que)\b/;

/** A rental company's or agreement's coverage is not the customer's. */
export const RENTAL_BUSINESS =
  /\brental (?:compan(?:y|ies)|agenc(?:y|ies)|agreement|office|branch|counter)\b/g;

export const RENTAL = /\brent(?:als?|ing|ed)?\b|\b(?:alquiler|alquilado|renta|rentado)\b/;

export const COVERED = /\bcover(?:age|ages|ed|s)?\b|\b(?:cobertura|cubiert[oa]s?|cubre|cubrimos)\b/;

export const NOT_ALL_ELIGIBLE =
  /\bnot all\b[^.!?\n]{0,120}?\beligible\b|\bno tod[oa]s\b[^.!?\n]{0,120}?\belegibles?\b/;

export const CHECKING =
  /\b(?:checking(?! account)|reviewing|under review|verificando|revisando|comprobando|en revision)\b/;

/** Clauses that decide nothing about the coverage of this policy. */
export const NOT_DECISIVE: readonly RegExp[] = [
  /\b(?:if|whether|unless|until|might|may (?:have|include|apply))\b/,
  /\b(?:si|salvo que|a menos que|hasta que|podria|quizas?)\b/,
  /(?:\bnot|n't) (?:true|mean)\b|\bno (?:significa|es cierto)\b/,
  /\b(?:(?:other|at-fault) (?:driver|party|insurer|owner)|their (?:policy|coverage|insurer)|otro conductor|contraparte)\b/,
  /^ ?(?:your |the )?(?:collision|comprehensive|liability|glass|towing|roadside|medical|uninsured)\b[^:]{0,40}?(?:\bnot|n't)\b/,
];

const DETERMINER = "(?:(?:a|an|any|the|your|this|our|un|una|el|la|su|ningun|ninguna) )?";
const VEHICLE =
  "(?: (?:cars?|vehicles?|reimbursement|expenses?|autos?|vehiculos?|carros?|coches?))*";
const EN_RENTAL = `(?:car |vehicle )?(?:rental|rented)${VEHICLE}`;
const ES_RENTAL =
  "(?:(?:auto|vehiculo|carro|coche)s? )?(?:de |para )?(?:alquiler|renta|alquilado|rentado)(?: de (?:auto|vehiculo|carro|coche)s?)?";
/** The car itself: "a rental car", "un auto de alquiler". */
const CAR = `${DETERMINER}(?:${EN_RENTAL}|${ES_RENTAL})`;
/** The coverage: "rental coverage", "coverage for a rental car", "cobertura de alquiler". */
const COVERAGE = `${DETERMINER}(?:${EN_RENTAL} coverage|coverage for ${DETERMINER}(?:${EN_RENTAL}|renting)|cobertura (?:de|para|por) ${DETERMINER}${ES_RENTAL})`;

/** What may follow without changing the meaning; "no rental coverage limit" denies no coverage. */
const END =
  "(?= ?[.!:]?$| (?:here|aqui|either|at this time|right now|por ahora|en este momento|(?:on|under|in|with|for|to|en|bajo|con|para|a) (?:this|your|the|that|su|este|esta|la|el) (?:claim|policy|plan|vehicle|loss|incident|accident|reclamo|poliza|plan|vehiculo|perdida|incidente|accidente))\\b)";

const NOT_AUX =
  "(?:(?:do|does|did|can|could|will|would)(?: not|n't)|cannot|no longer)(?: currently| also| presently)?";
const HAS_NOT = `${NOT_AUX} (?:includes?|have|has|provides?|offers?|carry|carries|contains?|come with|qualify for|list|lists)`;
const COVERS_NOT = `${NOT_AUX} (?:covers?|extends? to)`;
/** "towing or" of "does not include towing or rental coverage". */
const ALTERNATIVES = "(?:(?:[a-z]+,? ){1,5}(?:or|nor) )?";
const ES_HAS_NOT =
  "no (?:incluye|incluimos|tiene|hay|ofrece|ofrecemos|cuenta con|contiene|existe|dispone de)";
const ES_COVERS_NOT = "no (?:cubre|cubrimos)";

const pattern = (source: string): RegExp => new RegExp(source);

/** Clauses that deny rental coverage, whatever precedes them. */
export const NOT_COVERED: readonly RegExp[] = [
  pattern(
    `\\bno ${ALTERNATIVES}${COVERAGE}(?:${END}| (?:is|was) (?:available|included|listed|found|provided|offered|on your policy)| applies${END}| available${END})`,
  ),
  pattern(`\\b${HAS_NOT} ${ALTERNATIVES}${COVERAGE}${END}`),
  pattern(`\\b${COVERS_NOT} ${ALTERNATIVES}(?:${COVERAGE}|${CAR})${END}`),
  pattern(
    `\\byou (?:are not|aren't|are no longer) (?:covered|eligible|entitled|insured|approved) (?:for|to) (?:${COVERAGE}|${CAR})${END}`,
  ),
  pattern(`\\bneither [a-z ]{1,60} nor ${COVERAGE} (?:is|are) (?:available|included|covered)\\b`),
  pattern(`\\b${ES_HAS_NOT} ${COVERAGE}${END}`),
  pattern(`\\b${ES_COVERS_NOT} ${CAR}${END}`),
  pattern(`\\bno esta cubiert[oa] ${CAR}${END}`),
  pattern(`\\bsin ${COVERAGE}${END}`),
  pattern(
    `^ ?(?:${COVERAGE}|${CAR}) ?[:=] ?(?:no|none|not (?:available|included|covered)|unavailable|ninguna|no (?:disponible|incluida|cubierto)) ?[.!]?$`,
  ),
];

const SUBJECT = (subject: string): string => `(?<before>(?:\\b[a-z]+ )?)${subject}`;
const IS_NOT = "(?:(?:is|are|was)(?:n't| not| no longer)|not)(?: currently)?";
const STATE =
  "(?:available|included|covered|provided|offered|payable|part of your policy|listed|on your policy)";
const IS_DENIED =
  "(?:is unavailable|(?:is|was|were|has been) (?:denied|declined|excluded|rejected|canceled|cancelled))";

/**
 * Clauses with the rental as their subject, which the preceding word shows: in "fuel for your rental
 * car is not covered" it is not the subject.
 */
export const NOT_COVERED_SUBJECT: readonly RegExp[] = [
  pattern(`${SUBJECT(`(?:${COVERAGE}|${CAR})`)} (?:${IS_NOT} ${STATE}|${IS_DENIED})${END}`),
  pattern(
    `${SUBJECT(COVERAGE)} (?:(?:does not|doesn't) apply|(?:can't|cannot|can not) be used)${END}`,
  ),
  pattern(
    `${SUBJECT(`(?:${COVERAGE}|${CAR})`)} no (?:esta|estan|fue) (?:disponible|incluid[oa]|cubiert[oa])s?${END}`,
  ),
  pattern(`${SUBJECT(COVERAGE)} (?:no (?:aplica|se aplica)|fue (?:negada|rechazada))${END}`),
];

export const PREPOSITION =
  /^(?:of|for|to|under|on|in|with|by|from|about|beyond|outside|without|than|de|del|para|por|con|en|sobre) $/;

/** A negation near the coverage that is not understood: better no statement than a wrong one. */
export const UNRESOLVED: readonly RegExp[] = [
  /\b(?:rent(?:al|ed|ing)|coverage)\b[^.!?]{0,80}?(?:\bnot|n't|\bnever|\bno longer)\b.{0,12}?\b(?:yet|been|available|included|covered|applies|apply|offered|confirmed|decided|known|certain|guaranteed|sure)\b/,
  /(?:\bnot|n't|\bcannot|\bnever|\bneither|\bwithout)\b(?! (?:need|have to|forget|worry|hesitate|only|limited)\b).{0,40}?\b(?:rent(?:al|ed|ing)|coverage|covered)\b/,
  /\bno (?:rental|coverage)\b/,
  /\b(?:unavailable|denied|declined|excluded|rejected)\b/,
  /\b(?:alquiler|renta|cobertura)\b[^.!?]{0,80}?\bno\b.{0,12}?\b(?:esta|fue|aplica|incluye|cubre|disponible|cubiert[oa]|ha sido|se ha)\b/,
  /\bno (?:incluye|tiene|hay|ofrece|cubre|cuenta|sabemos|ha|hemos|existe)\b.{0,40}?\b(?:alquiler|renta|cobertura)\b/,
  /\bsin (?:cobertura|alquiler)\b/,
];
