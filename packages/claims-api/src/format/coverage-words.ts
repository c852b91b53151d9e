/** The words around the amounts of coverages. Amounts come written, such as `$500`. */
export interface CoverageWords {
  /** For dates in words. */
  locale: string;
  /** The deductible. */
  deductible(amount: string): string;
  /** Words of an amount per day. */
  perDay(amount: string): string;
  /** Words of an amount per day and one per accident. */
  perDayAndAccident(perDay: string, perAccident: string): string;
  /** Words of a rental allowance. */
  rentalAllowance(perDay: string): string;
  /** Words of a transportation allowance. */
  transportationAllowance(amount: string): string;
}

/** The English messages. */
export const englishCoverageWords: CoverageWords = {
  locale: "en-US",
  deductible: (amount) => `${amount} deductible`,
  perDay: (amount) => `${amount} per day`,
  perDayAndAccident: (perDay, perAccident) => `${perDay} per day / ${perAccident} per accident`,
  rentalAllowance: (perDay) => `Rental allowance: ${perDay}`,
  transportationAllowance: (amount) => `Transportation Expense allowance: ${amount}`,
};
