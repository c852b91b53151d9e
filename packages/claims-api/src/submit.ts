import type { Submission, SubmitOptions } from "./endpoint.ts";
import type { ClaimsError } from "./errors.ts";
import { readAnswer } from "./read-answer.ts";
import { outgoingRequest } from "./request/outgoing.ts";
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

/** Builds the request of a submission, and returns a function that sends it. Throws a `configuration` error. */
export function prepareSubmission<I, O>(
  submission: Submission<I, O>,
  input: I,
  { connection, headers: common, idempotencyKey, locale, onProgress }: SubmitContext,
): (signal: AbortSignal, access: Access) => Promise<O> {
  const { settings } = connection;
  const headers = {
    ...common,
    ...(locale && { "Accept-Language": locale }),
    [settings.headerNames.idempotencyKey]: idempotencyKey,
  };
  const request = outgoingRequest(submission, input, settings, headers);
  const fetch = onProgress ? withProgress(connection.fetch, onProgress) : connection.fetch;
  return async (signal, access) => {
    if (isForThirdParty(submission, input)) loadRedaction().catch(() => undefined);
    const { value } = await send(
      {
        ...request,
        mayRepeat: submission.mayRepeat ?? false,
        read: (response, body) => readAnswer(submission, input, settings, locale, response, body),
      },
      { ...connection, fetch },
      access,
      signal,
    );
    return value.data;
  };
}

/**
 * Whether the server may have done what a failed submission asked for: it was sent, and the answer does not say that
 * the server has refused it.
 */
export function mayHaveArrived({ attempts, status = 0 }: ClaimsError): boolean {
  return attempts > 0 && (status < 400 || status >= 500 || status === 408);
}
