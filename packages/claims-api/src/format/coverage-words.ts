/** The words around the amounts of coverages. Amounts come written, such as `$500`. */
export interface CoverageWords {
  /** For dates in words. */
  locale: string;
  deductible(amount: string): string;
  perDay(amount: string): string;
  perDayAndAccident(perDay: string, perAccident: string): string;
  rentalAllowance(perDay: string): string;
  transportationAllowance(amount: string): string;
}

/** The specification's own words. */
export const englishCoverageWords: CoverageWords = {
  locale: "en-US",
  deductible: (amount) => `${amount} deductible`,
  perDay: (amount) => `${amount} per day`,
  perDayAndAccident: (perDay, perAccident) => `${perDay} per day / ${perAccident} per accident`,
  rentalAllowance: (perDay) => `Rental allowance: ${perDay}`,
  transportationAllowance: (amount) => `Transportation Expense allowance: ${amount}`,
};
