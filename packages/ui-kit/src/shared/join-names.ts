/** Joins class names or ids, ours and the caller's. */
export function joinNames(ours: string, callers: string | undefined): string {
  return callers ? `${ours} ${callers}` : ours;
}
