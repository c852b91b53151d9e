"use client";

import {
  ClaimsError,
  createIdempotencyKey,
  isClaimsError,
  type Submission,
} from "@claimkit/claims-api";
import { useId, useRef, useState } from "react";
import useSWRMutation from "swr/mutation";
import { clientForServer } from "../call/client-for-server.ts";
import { useSession } from "../settings/use-session.ts";
import { useSettings } from "../settings/use-settings.ts";
import { useLocale } from "../text/use-text.ts";

/** Options of {@link useSubmit}. */
export interface UseSubmitOptions {
  /** Sends the request to this server instead of the client's own. */
  serverId?: string | undefined;
}

/** What {@link useSubmit} returns. */
export interface SubmitState<I, O> {
  /** What has become of the last submission. It is `idle` again after an abort, a logout, or for another user. */
  status: "idle" | "submitting" | "done" | "error";
  /** The answer, when it is done. */
  data: O | undefined;
  /** Why it failed. `mayHaveArrived` of `@claimkit/claims-api` tells whether the server may have done it all the same. */
  error: ClaimsError | undefined;
  /** The share of the input that was sent, from 0 to 1. */
  progress: number;
  /**
   * Submits, unless a submission is in progress. Never rejects. Trying again with the same values has the same
   * idempotency key.
   *
   * @returns whether it is done
   */
  submit: (input: I) => Promise<boolean>;
  /** Aborts the submission in progress. The server may have received it. */
  abort: () => void;
}

/** One submission, which may be tried again. */
interface Attempt<I> {
  readonly input: I;
  readonly idempotencyKey: string;
  readonly controller: AbortController;
  /** Identifies the session and the user that started it. */
  readonly owner: string;
}

const NO_CLIENT = { advice: "Give the provider a client." };

// Why: docs/decisions/requests.md#a-submission-is-sent-once
/**
 * Submits what the user has entered or chosen, once. Mounted widgets request again what it changes. It goes on when the
 * component is unmounted.
 */
export function useSubmit<I extends object, O>(
  submission: Submission<I, O>,
  { serverId }: UseSubmitOptions = {},
): SubmitState<I, O> {
  const { client, error: noClient } = clientForServer(useSettings().client, serverId);
  const locale = useLocale();
  const { user, hasEnded } = useSession();
  const owner = `${user}:${hasEnded()}`;
  const [attempt, setAttempt] = useState<Attempt<I>>();
  const [progress, setProgress] = useState(0);
  const inProgress = useRef<Attempt<I>>(undefined);

  // The key only names the state of this component: SWR's cache gets neither the input nor the answer.
  const { data, error, isMutating, trigger } = useSWRMutation(
    `claimkit-submit-${useId()}`,
    async (_: string, { arg }: { arg: Attempt<I> }): Promise<{ answer: O }> => {
      if (!client) throw noClient ?? new ClaimsError({ code: "configuration" }, NO_CLIENT);
      const { signal } = arg.controller;
      const { input, idempotencyKey } = arg;
      const options = { locale, signal, idempotencyKey, onProgress: setProgress };
      return { answer: await client.submit(submission, input, options) };
    },
    { throwOnError: false },
  );
  const failure = isClaimsError(error) ? error : undefined;

  async function submit(input: I): Promise<boolean> {
    if (inProgress.current) return false;
    const isRepeated = failure && attempt?.owner === owner && hasSameValues(attempt.input, input);
    const next: Attempt<I> = {
      input,
      idempotencyKey: isRepeated ? attempt.idempotencyKey : createIdempotencyKey(),
      controller: new AbortController(),
      owner,
    };
    inProgress.current = next;
    setProgress(0);
    setAttempt(next);
    const result = await trigger(next);
    inProgress.current = undefined;
    return result !== undefined;
  }

  const isOver = attempt?.owner !== owner;
  const ended = failure ? "error" : data ? "done" : "idle";
  const status = isOver ? "idle" : isMutating ? "submitting" : ended;
  return {
    status,
    data: status === "done" ? data?.answer : undefined,
    error: status === "error" ? failure : undefined,
    progress: isOver ? 0 : progress,
    submit,
    abort: () => inProgress.current?.controller.abort(),
  };
}

/** Whether two inputs have the same fields. Files are the same only if they are the same object. */
function hasSameValues(one: object, other: object): boolean {
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && Object.is(others.get(name), value))
  );
}
