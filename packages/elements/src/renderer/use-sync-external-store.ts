import { useSyncExternalStore as useStore } from "preact/compat";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isServed } from "./served.ts";

/** `useSyncExternalStore` of React. Preact's own does not know the snapshot of the server. */
export function useSyncExternalStore<T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => T,
  getServerSnapshot = getSnapshot,
): T {
  const isAdoptedRef = useRef(isServed());
  // Before the layout effect of Preact's hook, which then notices that the snapshots differ.
  useLayoutEffect(() => {
    isAdoptedRef.current = false;
  }, []);
  return useStore(subscribe, () => (isAdoptedRef.current ? getServerSnapshot() : getSnapshot()));
}
