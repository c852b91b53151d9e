import type { Submission, SubmitOptions } from "./endpoint.ts";
import { asClaimsError, type ClaimsError, isClaimsError } from "./errors.ts";
import type { Invalidation } from "./events.ts";
import { readAnswer } from "./read-answer.ts";
import { outgoingRequest, type OutgoingRequest, validHeaders } from "./request/outgoing.ts";
import { send } from "./request/send.ts";
import type { Connection } from "./request/send-once.ts";
import type { Access } from "./request/users.ts";
import { withProgress } from "./request/with-progress.ts";
import { isForThirdParty, loadRedaction } from "./third-party.ts";

/** What a submission needs besides its input. */
interface SubmitContext extends Pick<SubmitOptions, "locale" | "onProgress"> {
  readonly connection: Connection;
  /** Headers of every request to this server. */
  readonly headers: Readonly<Record<string, string>>;
  readonly idempotencyKey: string;
}

/** A submission and its input, ready to be sent. */
export interface PreparedSubmission<O> {
  /** The results that it changes. */
  readonly changes: readonly Invalidation[];
  send(signal: AbortSignal, access: Access): Promise<O>;
}

/** Failures of submissions that had been sent before. */
const repeated = new WeakSet<ClaimsError>();

/** Builds the request of a submission. Throws a `configuration` error. */
export function prepareSubmission<I, O>(
  submission: Submission<I, O>,
  input: I,
  { connection, headers, idempotencyKey, locale, onProgress }: SubmitContext,
): PreparedSubmission<O> {
  const { settings } = connection;
  const { name: call, mayRepeat = false } = submission;
  const fetch = onProgress ? withProgress(connection.fetch, onProgress) : connection.fetch;
  const [request, changes] = build();

  function build(): [OutgoingRequest, readonly Invalidation[]] {
    const own = {
      ...(locale && { "Accept-Language": locale }),
      [settings.headerNames.idempotencyKey]: idempotencyKey,
    };
    try {
      const valid = validHeaders(own, call, "has an invalid locale or idempotencyKey.");
      return [
        outgoingRequest(submission, input, settings, { ...headers, ...valid }),
        [submission.changes?.(input) ?? []].flat(),
      ];
    } catch (thrown) {
      // A host's submission may throw anything.
      throw asClaimsError(thrown, { code: "configuration", call });
    }
  }

  return {
    changes,
    async send(signal, access) {
      let isRepeated = false;
      if (isForThirdParty(submission, input)) loadRedaction().catch(() => undefined);
      try {
        const { value } = await send(
          {
            ...request,
            mayRepeat,
            onRetry: () => void (isRepeated = true),
            read: (response, body) =>
              readAnswer(submission, input, settings, locale, response, body),
          },
          { ...connection, fetch },
          access,
          signal,
        );
        return value.data;
      } catch (error) {
        if (isRepeated && isClaimsError(error)) repeated.add(error);
        throw error;
      }
    },
  };
}

/** Whether the server may have processed a failed submission: it was sent, and no answer says that it was refused. */
export function mayHaveArrived(error: ClaimsError): boolean {
  const { attempts, status = 0 } = error;
  if (repeated.has(error)) return true;
  return attempts > 0 && (status < 400 || status >= 500 || status === 408);
}
