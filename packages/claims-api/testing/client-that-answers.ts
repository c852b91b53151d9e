import { type ClaimsClient, type ClaimsClientOptions, createClaimsClient } from "../src/index.ts";

/** A request that the client sent. */
export interface SentRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: unknown;
  init: RequestInit;
  signal: AbortSignal;
}

/**
 * A reply to one request: data for a JSON response, a `Response`, an `Error` that `fetch` throws, or a
 * function that returns one of them.
 */
export type Reply = unknown;

/** Never responds. Rejects when the request is aborted. */
export const silence = ({ signal }: SentRequest): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** Creates a response with a status. */
export function status(
  code: number,
  headers: HeadersInit = {},
  body: string | null = null,
): Response {
  return new Response(body, { status: code, headers });
}

/** Creates a client whose `fetch` returns the replies in order, and then always the last one. */
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
    return toResponse(replies[Math.min(sent.length, replies.length) - 1], request);
  };
  const client = createClaimsClient({
    environment: "prod",
    baseUrl: "https://api.example.com/claims-api",
    clientId: "a-client",
    // Without a subject, a client in Node caches and shares nothing.
    subject: "a-user",
    getAccessToken: () => "a-token",
    fetch,
    ...options,
  });
  return { client, sent };
}

async function toResponse(reply: Reply, request: SentRequest): Promise<Response> {
  // A response can be read only once, but a reply may be used for several requests.
  if (reply instanceof Response) return reply.clone();
  const answer: unknown = typeof reply === "function" ? await reply(request) : reply;
  if (answer instanceof Error) throw answer;
  return answer instanceof Response ? answer : Response.json(answer);
}
