/** The kit's own class and the caller's. */
export function joinClasses(own: string, callers: string | undefined): string {
  return callers ? `${own} ${callers}` : own;
}
