import { type ClaimsClient, type ClaimsClientOptions, createClaimsClient } from "../src/index.ts";

/** A request as the API would see it. */
export interface SentRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: unknown;
  init: RequestInit;
  signal: AbortSignal;
}

/**
 * How the API answers one request: with data as JSON, with a response, with what a function gives,
 * or by failing with an error.
 */
export type Reply = unknown;

/** Never answers; ends when the request is aborted. */
export const silence = ({ signal }: SentRequest): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** An answer with a status and nothing else, or with a body in the words of the server. */
export function status(
  code: number,
  headers: HeadersInit = {},
  body: string | null = null,
): Response {
  return new Response(body, { status: code, headers });
}

/** A client over a `fetch` that gives one reply after the other, and the last one from then on. */
export function clientThatAnswers(
  replies: readonly Reply[],
  options: Partial<ClaimsClientOptions> = {},
): { client: ClaimsClient; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (address, init = {}) => {
    const request: SentRequest = {
      url: new URL(String(address)),
      method: init.method ?? "GET",
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      init,
      signal: init.signal ?? new AbortController().signal,
    };
    sent.push(request);
    return reply(replies[Math.min(sent.length, replies.length) - 1], request);
  };
  const client = createClaimsClient({
    environment: "prod",
    baseUrl: "https://api.example.com/claims-api",
    clientId: "a-client",
    getAccessToken: () => "a-token",
    fetch,
    ...options,
  });
  return { client, sent };
}

async function reply(given: Reply, request: SentRequest): Promise<Response> {
  // A response can be read only once, and this one may be the reply to many requests.
  if (given instanceof Response) return given.clone();
  const answer: unknown = typeof given === "function" ? await given(request) : given;
  if (answer instanceof Error) throw answer;
  return answer instanceof Response ? answer : Response.json(answer);
}
