/** Text, wording by number, or function: a translation has the kind of its message. A list or `null` has no `other`. */
export function messageKind(message: unknown): string {
  return typeof message + typeof (message as { other?: unknown } | null | undefined)?.other;
}
