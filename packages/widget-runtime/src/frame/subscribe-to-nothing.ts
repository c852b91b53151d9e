/** The `subscribe` of `useSyncExternalStore` for a value that does not change. */
export function subscribeToNothing(): () => void {
  return () => {};
}
