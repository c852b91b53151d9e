/**
 * Says that a date can't be chosen and, if there is a reason, why: 'Thursday, November 26, 2026 is not
 * available: office closed'.
 */
export function nameUnavailable(
  date: string,
  reason: string | undefined,
  { dateNotAvailable }: { dateNotAvailable: string },
): string {
  return dateNotAvailable.replace("{date}", date) + (reason ? `: ${reason}` : "");
}
