"use client";

import {
  type ComponentType,
  type JSX,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useText } from "../text/use-text.ts";
import type { FailureCause } from "./failure-cause.ts";
import { subscribeToNothing } from "./subscribe-to-nothing.ts";
import { widgetText } from "./text.ts";
import { useDoneAnnouncement } from "./use-done-announcement.ts";
import { WidgetGroupContext, type WidgetFrameProps } from "./widget-group-context.ts";
import { WidgetGroupStore } from "./widget-group-store.ts";

/** Props of {@link WidgetGroup}. */
export interface WidgetGroupProps {
  /** Renders the heading of a widget that is loading or has failed, around its content. */
  frame: ComponentType<WidgetFrameProps>;
  /** The widgets. */
  children: ReactNode;
}

/**
 * Groups the widgets of one page. Their first results appear in one step, with one text while they load and
 * one announcement at the end. If three or more fail with the same cause, none of them shows an alert: see
 * {@link useGroupFailure}.
 */
export function WidgetGroup({ frame, children }: WidgetGroupProps): JSX.Element {
  const [group] = useState(() => ({ store: new WidgetGroupStore(), Frame: frame }));
  const { store } = group;
  const cause = useSyncExternalStore(store.subscribe, store.sharedCause, store.sharedCause);
  const isWaiting = useSyncExternalStore(store.subscribe, store.isWaiting, store.isWaiting);
  const box = useRef<HTMLDivElement>(null);
  const end = cause ? "error" : "ready";
  useDoneAnnouncement(isWaiting ? "loading" : end, box, useText(widgetText).done);

  useEffect(() => {
    // Calls that failed offline have reloaded; their results appear in one step.
    addEventListener("online", store.holdBack);
    return () => {
      removeEventListener("online", store.holdBack);
      store.stop();
    };
  }, [store]);

  return (
    <WidgetGroupContext value={group}>
      <div ref={box} className="ck-widget-group">
        {children}
      </div>
    </WidgetGroupContext>
  );
}

/** A failure of several widgets of a group. */
export interface GroupFailure {
  /** Why they failed. */
  cause: FailureCause;
  /** Reloads everything that has failed. */
  retry: () => void;
}

/** Returns the cause with which three or more widgets of the group have failed, to show one message about it. */
export function useGroupFailure(): GroupFailure | undefined {
  const store = useContext(WidgetGroupContext)?.store;
  const sharedCause = (): FailureCause | undefined => store?.sharedCause();
  const subscribe = store?.subscribe ?? subscribeToNothing;
  const cause = useSyncExternalStore(subscribe, sharedCause, sharedCause);
  return cause && { cause, retry: () => store?.retry() };
}
