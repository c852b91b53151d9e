/** A list of class names or ids, ours and what the caller adds to it. */
export function joinNames(ours: string, callers: string | undefined): string {
  return callers ? `${ours} ${callers}` : ours;
}
