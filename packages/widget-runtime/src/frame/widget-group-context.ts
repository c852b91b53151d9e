"use client";

import type { ClaimsErrorCode } from "@claimkit/claims-api";
import { useLatest } from "@claimkit/ui-kit/internal/use-latest";
import {
  type ComponentType,
  createContext,
  type JSX,
  useContext,
  useId,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";
import type { LoadState } from "../call/load-state.ts";
import type { HeadingLevel } from "../heading/clamp-heading-level.ts";
import { subscribeToNothing } from "./subscribe-to-nothing.ts";
import type { Presentation, WidgetGroupStore } from "./widget-group-store.ts";

/** Props of the frame of a group's widgets. */
export interface WidgetFrameProps {
  /** The widget's label. */
  label: string | undefined;
  /** Level of its heading; `undefined` for a widget without one. */
  headingLevel: HeadingLevel | undefined;
  /** Whether the widget is loading. */
  isLoading: boolean;
  /** Its loading state or its error message. */
  children: JSX.Element;
}

interface Group {
  store: WidgetGroupStore;
  Frame: ComponentType<WidgetFrameProps>;
}

export const WidgetGroupContext = createContext<Group | undefined>(undefined);

type Status = LoadState<unknown>["status"];

/** The group around a call. */
export function useGroupStore(): WidgetGroupStore | undefined {
  return useContext(WidgetGroupContext)?.store;
}

/**
 * Reports a widget's state to the group around it, if there is one.
 *
 * @returns how to show the state, and in which frame
 */
export function useGroup(
  status: Status,
  code: ClaimsErrorCode | undefined,
  reload: () => void,
): [Presentation | undefined, Group["Frame"] | undefined] {
  const { store, Frame } = useContext(WidgetGroupContext) ?? {};
  const id = useId();
  const latest = useLatest(reload);
  const isIn = status === "loading" || code;
  useLayoutEffect(
    () => (isIn ? store?.enter(id, code, () => latest.current()) : undefined),
    [store, id, isIn, code, latest],
  );
  const read = (): Presentation | undefined => store?.presentation(id, status);
  return [useSyncExternalStore(store?.subscribe ?? subscribeToNothing, read, read), Frame];
}
