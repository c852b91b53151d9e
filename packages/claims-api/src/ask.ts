import { type ClaimsWarning, limitWarnings } from "./answer.ts";
import type { KeptAnswer } from "./cache/answer-cache.ts";
import type { ClaimsClient } from "./client.ts";
import type { CombinedCall, Endpoint, Source } from "./endpoint.ts";
import { ClaimsError } from "./errors.ts";
import { DEFAULT_LANGUAGE, readAnswer } from "./read-answer.ts";
import { outgoingRequest } from "./request/outgoing.ts";
import { send } from "./request/send.ts";
import type { Connection } from "./request/send-once.ts";

/** Who asks, and how. */
export interface Asking {
  readonly client: ClaimsClient;
  readonly connection: Connection;
  readonly headers: Readonly<Record<string, string>>;
  readonly locale: string | undefined;
  readonly signal: AbortSignal;
}

/** Only these characters are in language tags; `fetch` would fail on others without saying why. */
const LANGUAGE_TAG = /^[a-z\d-]+$/i;

/** Asks the API, past all caches. */
export function ask<I, O>(source: Source<I, O>, input: I, asking: Asking): Promise<KeptAnswer> {
  return "run" in source ? combine(source, input, asking) : request(source, input, asking);
}

async function request<I, O>(
  endpoint: Endpoint<I, O>,
  input: I,
  { connection, headers: standing, locale, signal }: Asking,
): Promise<KeptAnswer> {
  const { settings } = connection;
  if (locale && !LANGUAGE_TAG.test(locale)) {
    const advice = "locale is not a language tag such as es-US.";
    throw new ClaimsError({ code: "configuration", call: endpoint.name }, { advice });
  }
  const headers = locale ? { ...standing, "Accept-Language": locale } : standing;
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
  { client, connection, locale, signal }: Asking,
): Promise<KeptAnswer> {
  const warnings: ClaimsWarning[] = [];
  let language = DEFAULT_LANGUAGE;
  const data = await combined.run(
    {
      async call(source, part, { reload } = {}) {
        const answer = await client.load(source, part, { signal, reload, locale });
        warnings.push(...answer.warnings);
        // The last part is the one that the others were needed for.
        ({ language } = answer);
        return answer.data;
      },
    },
    input,
    { settings: connection.settings, signal, warnings },
  );
  return { data, warnings: limitWarnings(warnings), language, messageId: "" };
}
