/** Messages for the values of rows and coverages. Amounts are already formatted, such as `$500`. */
export interface CoverageWords {
  /** Locale of dates and amounts. */
  locale: string;
  /** Message for a deductible. */
  deductible(amount: string): string;
  /** Message for an amount per day. */
  perDay(amount: string): string;
  /** Message for an amount per day and one per accident. */
  perDayAndAccident(perDay: string, perAccident: string): string;
  /** Message for a rental allowance. */
  rentalAllowance(perDay: string): string;
  /** Message for a transportation allowance. */
  transportationAllowance(amount: string): string;
  /** Value of a row that is true. */
  yes: string;
  /** Value of a row that is false. */
  no: string;
}

/** The English messages. */
export const englishCoverageWords: CoverageWords = {
  locale: "en-US",
  deductible: (amount) => `${amount} deductible`,
  perDay: (amount) => `${amount} per day`,
  perDayAndAccident: (perDay, perAccident) => `${perDay} per day / ${perAccident} per accident`,
  rentalAllowance: (perDay) => `Rental allowance: ${perDay}`,
  transportationAllowance: (amount) => `Transportation Expense allowance: ${amount}`,
  yes: "Yes",
  no: "No",
};
