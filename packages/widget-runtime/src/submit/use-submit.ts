"use client";

import {
  type ClaimsClient,
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
import { useGivenLocalization } from "../text/use-text.ts";

/** Options of {@link useSubmit}. */
export interface UseSubmitOptions {
  /** Sends the request to this server instead of the client's own. */
  serverId?: string | undefined;
}

/** What {@link useSubmit} returns. */
export interface SubmitState<I, O> {
  /** State of the last submission. It is `idle` again after an abort, a logout, or for another user. */
  status: "idle" | "submitting" | "done" | "error";
  /** The answer, when it is done. */
  data: O | undefined;
  /** Why it failed. `mayHaveArrived` of `@claimkit/claims-api` tells whether the server may still have processed it. */
  error: ClaimsError | undefined;
  /** The share of the input that was sent, from 0 to 1. */
  progress: number;
  /**
   * Submits, unless a submission is in progress or the session has ended. Never rejects. Until it is done, retries with the
   * same values use the same idempotency key.
   *
   * @returns whether it is done
   */
  submit: (input: I) => Promise<boolean>;
  /** Aborts the submission in progress. The server may have received it. */
  abort: () => void;
}

/** The session of a client in which a user submits. */
interface Owner {
  readonly client: ClaimsClient | undefined;
  readonly session: number;
  readonly user: number;
}

/** One submission, which may be tried again. */
interface Attempt<I> {
  readonly input: I;
  readonly idempotencyKey: string;
  readonly controller: AbortController;
  readonly owner: Owner;
}

/** The attempt that is rendered. */
interface Current<I> {
  readonly attempt?: Attempt<I>;
  readonly progress: number;
}

/** How an attempt has ended. Without an answer and an error, it was aborted. */
interface Outcome<I, O> {
  readonly attempt: Attempt<I>;
  readonly answer?: { readonly data: O };
  readonly error?: ClaimsError;
}

const NO_CLIENT = { advice: "Give the provider a client." };

/** A host's `SWRConfig` is not told about answers and errors. */
const SILENT = { onSuccess: () => {}, onError: () => {} };

// Why: docs/decisions/requests.md#a-submission-is-sent-once
/**
 * Submits what the user has entered or chosen, once. Mounted widgets request again what it changes. Unmounting the
 * component does not abort it.
 */
export function useSubmit<I extends object, O>(
  submission: Submission<I, O>,
  { serverId }: UseSubmitOptions = {},
): SubmitState<I, O> {
  const { client, error: noClient } = clientForServer(useSettings().client, serverId);
  const { locale } = useGivenLocalization();
  const { hasEnded, session, user } = useSession();
  const owner = { client, session, user };
  const [{ attempt, progress }, setCurrent] = useState<Current<I>>({ progress: 0 });
  /** The last attempt, also before React has rendered it, unless it is done. */
  const unfinished = useRef<Attempt<I>>(undefined);
  const running = useRef<Attempt<I>>(undefined);

  // The key only names the state of this component: SWR's cache gets neither the input nor the answer.
  const { data: outcome, trigger } = useSWRMutation(
    `claimkit-submit-${useId()}`,
    async (_: string, { arg }: { arg: Attempt<I> }): Promise<Outcome<I, O>> => {
      const {
        input,
        idempotencyKey,
        controller,
        owner: { client: itsClient },
      } = arg;
      const onProgress = (share: number): void =>
        setCurrent((current) =>
          current.attempt === arg ? { attempt: arg, progress: share } : current,
        );
      try {
        if (!itsClient) throw noClient ?? new ClaimsError({ code: "configuration" }, NO_CLIENT);
        const options = { locale, signal: controller.signal, idempotencyKey, onProgress };
        return {
          attempt: arg,
          answer: { data: await itsClient.submit(submission, input, options) },
        };
      } catch (error) {
        return { attempt: arg, ...failure(error) };
      }
    },
    SILENT,
  );

  async function submit(input: I): Promise<boolean> {
    if (hasEnded() || (running.current && isSameOwner(running.current.owner, owner))) return false;
    const previous = unfinished.current;
    const isRepeated =
      previous && isSameOwner(previous.owner, owner) && hasSameValues(previous.input, input);
    const next: Attempt<I> = {
      input,
      idempotencyKey: isRepeated ? previous.idempotencyKey : createIdempotencyKey(),
      controller: new AbortController(),
      owner,
    };
    running.current = unfinished.current = next;
    setCurrent({ attempt: next, progress: 0 });
    const { answer } = await trigger(next);
    if (running.current === next) running.current = undefined;
    if (answer && unfinished.current === next) unfinished.current = undefined;
    return answer !== undefined;
  }

  const isCurrent = attempt && isSameOwner(attempt.owner, owner) && !hasEnded();
  const { answer, error } = isCurrent && outcome?.attempt === attempt ? outcome : {};
  const isRunning = isCurrent && outcome?.attempt !== attempt;
  return {
    status: isRunning ? "submitting" : answer ? "done" : error ? "error" : "idle",
    data: answer?.data,
    error,
    progress: isCurrent ? progress : 0,
    submit,
    abort: () => running.current?.controller.abort(),
  };
}

function failure(thrown: unknown): { error?: ClaimsError } {
  if (isClaimsError(thrown)) return { error: thrown };
  if (thrown instanceof DOMException && thrown.name === "AbortError") return {};
  return { error: new ClaimsError({ code: "configuration" }, { cause: thrown }) };
}

function isSameOwner(one: Owner, other: Owner): boolean {
  return one.client === other.client && one.session === other.session && one.user === other.user;
}

/** Whether two inputs have the same fields. Files are the same only if they are the same object. */
function hasSameValues(one: object, other: object): boolean {
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && Object.is(others.get(name), value))
  );
}
