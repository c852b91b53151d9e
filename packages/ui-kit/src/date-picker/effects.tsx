"use client";

import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useLatest } from "../shared/use-latest.ts";
import type { Draft } from "./use-date-value.ts";

// Components and no hooks, so that only a picker that needs an effect pays for it.

interface SettledProps {
  draft: Draft;
  /** What the field is in. */
  box: RefObject<HTMLElement | null>;
}

/**
 * Tells the platform what has come into the field: the change to everyone who listens, by the `input`
 * event that typing has and a choice has not, and its problem to constraint validation.
 */
export function Settled({ draft, box }: SettledProps): null {
  useLayoutEffect(() => {
    const input = box.current?.querySelector("input");
    input?.dispatchEvent(new Event("input", { bubbles: true }));
    input?.setCustomValidity(draft.problem ?? "");
    return () => input?.setCustomValidity("");
  }, [draft, box]);
  return null;
}

interface LaterProps {
  /** In ms. */
  after?: number;
  then: () => void;
}

/** Calls back once it has stood in the page for a while, or anew with another `key`. */
export function Later({ after, then }: LaterProps): null {
  const latest = useLatest(then);
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), after);
    return () => clearTimeout(timer);
  }, [after, latest]);
  return null;
}
