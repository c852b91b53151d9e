export { type CoverageKind, coverageKind } from "./format/coverage-kind.ts";
export { parseAddress } from "./format/address.ts";
export { calendarDay } from "./format/calendar-day.ts";
export { formatCount } from "./format/count.ts";
export { type CoverageWords, englishCoverageWords } from "./format/coverage-words.ts";
export { formatDate } from "./format/date.ts";
export { directionsHref, type ShopPlace } from "./format/directions-href.ts";
export { type DistanceWords, formatMiles } from "./format/distance.ts";
export { emailHref } from "./format/email.ts";
export {
  formatCoverage,
  formatDeductible,
  formatKeyValue,
  formatRowValue,
} from "./format/key-value.ts";
export { decodeEntities } from "./format/entities.ts";
export { SIMPLE_TAG } from "./format/tags.ts";
export { formatLongDate } from "./format/long-date.ts";
export { formatMediumDate } from "./format/medium-date.ts";
export { formatMoney, parseMoney } from "./format/money.ts";
export { formatPhone, phoneHref } from "./format/phone.ts";
export { formatSubCoverage } from "./format/sub-coverage.ts";
export { formatTime, parseTime, type TimeOfDay, utcToLocal } from "./format/time.ts";
export { titleCase } from "./format/title-case.ts";
export { safeHref } from "./format/safe-href.ts";
