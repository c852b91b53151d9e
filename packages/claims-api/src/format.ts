export { type CoverageWords, englishCoverageWords } from "./format/coverage-words.ts";
export { formatDate } from "./format/date.ts";
export { type DistanceWords, formatMiles } from "./format/distance.ts";
export { formatDeductible, formatKeyValue } from "./format/key-value.ts";
export { formatLongDate } from "./format/long-date.ts";
export { formatMoney, parseMoney } from "./format/money.ts";
export { formatPhone, phoneHref } from "./format/phone.ts";
export { formatSubCoverage } from "./format/sub-coverage.ts";
export { titleCase } from "./format/title-case.ts";
