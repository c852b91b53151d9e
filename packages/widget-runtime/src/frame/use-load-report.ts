"use client";

import type { ClaimsError, ClaimsWarning } from "@claimkit/claims-api";
import { useLayoutEffect, useRef } from "react";
import type { LoadState } from "../call/load-state.ts";
import { warnInDevelopment } from "../development.ts";
import type { EventEnvelope, EventOf, ReadyState } from "../events/claims-event.ts";
import { afterPaint } from "./after-paint.ts";
import type { Emit } from "./widget-context.ts";

/** Limit per load. Each warning is a separate event, and further ones would tell a host nothing new. */
const MAX_WARNINGS = 100;

interface Report<T> {
  name: string;
  load: LoadState<T>;
  /** Why the widget fails, if it does: its load, or its view. */
  failure: ClaimsError | undefined;
  /**
   * Which of its sentences says so.
   * @default "failed"
   */
  errorMessageKey?: string | undefined;
  readyState: ((data: T) => ReadyState) | undefined;
  emit: Emit;
}

/** One load, from the moment that the user began to wait for it. */
interface Run {
  id: string | undefined;
  since: number;
  /** Whether the user had to wait at all. */
  hasWaited: boolean;
  hasBegun: boolean;
  hasEnded: boolean;
  /** Whether its data was shown. A later refresh may take it away. */
  hasSucceeded: boolean;
}

/**
 * Emits each load once: `ck:loading`, then, when the result is on screen, `ck:ready` with its warnings, or
 * `ck:error`.
 */
export function useLoadReport<T>(report: Report<T>): void {
  const { id, status } = report.load;
  const failureCode = report.failure?.code;
  const latest = useRef(report);
  const current = useRef<Run>(undefined);

  useLayoutEffect(() => {
    latest.current = report;
  });

  // Before the call starts, which the widget around this one does in its own layout effect.
  useLayoutEffect(() => {
    if (status === "idle") {
      current.current = undefined;
      return undefined;
    }
    const run = (current.current = runOf(id, status, current.current));
    begin(run, latest.current);
    if (status === "loading") {
      run.hasWaited = true;
      return undefined;
    }
    const isReportedAgain = failureCode !== undefined && run.hasSucceeded;
    if (run.hasEnded && !isReportedAgain) return undefined;
    return afterPaint(() => end(run, latest.current));
  }, [id, status, failureCode]);
}

/** The run that goes on, or a new one. Time spent waiting for a client counts. */
function runOf(
  id: string | undefined,
  status: LoadState<unknown>["status"],
  last: Run | undefined,
): Run {
  const startsOver = last?.hasEnded === true && status === "loading";
  if (last && last.id === id && !startsOver) return last;
  const since = last && !last.hasBegun ? last.since : performance.now();
  return { id, since, hasWaited: false, hasBegun: false, hasEnded: false, hasSucceeded: false };
}

function begin<T>(run: Run, { name, load, emit }: Report<T>): void {
  const attempt = load.attempt ?? 1;
  if (run.hasBegun || attempt === 0) return;
  run.hasBegun = true;
  emit({ type: "ck:loading", widget: name, attempt });
}

function end<T>(run: Run, report: Report<T>): void {
  const { name, load, failure, errorMessageKey = "failed", readyState, emit } = report;
  run.hasEnded = true;
  run.hasSucceeded = !failure;
  const loadTimeMs = loadTime(name, run);

  if (failure) {
    warnInDevelopment("failedLoad", name, failure);
    const userMessageId = `${name}.${errorMessageKey}`;
    const cause = failure.code === "render" ? failure.cause : undefined;
    const error = failure.toJSON();
    emit({ type: "ck:error", widget: name, error, cause, userMessageId, loadTimeMs });
  } else if (load.status === "ready") {
    const source = (run.hasWaited && load.source) || "cache";
    const shown = readyState?.(load.data) ?? "data";
    emit({ type: "ck:ready", widget: name, loadTimeMs, source, state: shown });
    for (const warning of limited(load.warnings ?? [])) {
      emit({ type: "ck:warning", widget: name, ...warning });
    }
  }
}

type Warning = Omit<EventOf<"ck:warning">, "type" | "widget" | keyof EventEnvelope>;

/** The first warnings of an answer, and one that counts the rest. */
function limited(warnings: readonly ClaimsWarning[]): readonly Warning[] {
  const rest = warnings.slice(MAX_WARNINGS);
  if (rest.length === 0) return warnings;
  // The client's own count of further warnings is among them.
  const count = rest.reduce((sum, warning) => sum + (warning.count ?? 1), 0);
  return [...warnings.slice(0, MAX_WARNINGS), { code: "more_warnings", count }];
}

/** Milliseconds from the start of a run until now, as a measure in the browser's performance tools. */
function loadTime(name: string, { since }: Run): number {
  const now = performance.now();
  // jsdom, in which hosts test, has a clock but no timeline.
  if ("measure" in performance) {
    const measure = `ck:${name}`;
    performance.measure(measure, { start: since, end: now });
    // Observers have received it by then; in the page's timeline, entries would pile up.
    performance.clearMeasures(measure);
  }
  return Math.round(now - since);
}
