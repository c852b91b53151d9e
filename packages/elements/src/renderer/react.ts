// What `react` and `react-dom` are in the build of the elements. Why: docs/decisions/packages.md#elements-render-with-preact
import { startTransition, use } from "preact/compat";
import { useId } from "./use-id.ts";
import { useSyncExternalStore } from "./use-sync-external-store.ts";

export {
  Children,
  cloneElement,
  Component,
  createContext,
  createElement,
  createPortal,
  flushSync,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  startTransition,
  Suspense,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "preact/compat";
export { useId, useSyncExternalStore };

// SWR looks these up, because older versions of React lack them.
export default { startTransition, use, useId };
