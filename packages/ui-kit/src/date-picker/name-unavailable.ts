/**
 * Says that a date can't be chosen, and why: 'Thursday, November 26, 2026 is not available: office closed'.
 *
 * @param sentence with `{date}` in it
 */
export function nameUnavailable(date: string, reason: string, sentence: string): string {
  return sentence.replace("{date}", date) + (reason && `: ${reason}`);
}
