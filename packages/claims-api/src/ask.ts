import { type ClaimsWarning, limitWarnings } from "./answer.ts";
import type { KeptAnswer } from "./cache/answer-cache.ts";
import type { ClaimsClient } from "./client.ts";
import type { CombinedCall, Endpoint, Source } from "./endpoint.ts";
import { readAnswer } from "./read-answer.ts";
import { outgoingRequest } from "./request/outgoing.ts";
import { send } from "./request/send.ts";
import type { Connection } from "./request/send-once.ts";

/** Who asks, and how. */
export interface Asking {
  readonly client: ClaimsClient;
  readonly connection: Connection;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Asks the API, past all caches. */
export function ask<I, O>(source: Source<I, O>, input: I, asking: Asking): Promise<KeptAnswer> {
  return "run" in source ? combine(source, input, asking) : request(source, input, asking);
}

async function request<I, O>(
  endpoint: Endpoint<I, O>,
  input: I,
  { connection, headers, signal }: Asking,
): Promise<KeptAnswer> {
  const { settings } = connection;
  const { value, messageId } = await send(
    {
      ...outgoingRequest(endpoint, input, settings, headers),
      read: (response, body) => readAnswer(endpoint, input, settings, response, body),
    },
    connection,
    signal,
  );
  return { ...value, messageId };
}

async function combine<I, O>(
  combined: CombinedCall<I, O>,
  input: I,
  { client, connection, signal }: Asking,
): Promise<KeptAnswer> {
  const warnings: ClaimsWarning[] = [];
  const data = await combined.run(
    {
      async call(source, part, { reload } = {}) {
        const answer = await client.load(source, part, { signal, reload });
        warnings.push(...answer.warnings);
        return answer.data;
      },
    },
    input,
    { settings: connection.settings, signal, warnings },
  );
  return { data, warnings: limitWarnings(warnings), messageId: "" };
}
