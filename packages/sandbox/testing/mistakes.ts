import { type ReadCallName, endpoints } from "@claimkit/claims-api/endpoints";
import type { Sandbox } from "../src/sandbox.ts";

/** A request to an API with a mistake, and the sandbox's response to it. */
export interface Exchange {
  call: ReadCallName | undefined;
  request: Request;
  response: Response;
  /** Sends another request to the sandbox. */
  fetch: Sandbox["fetch"];
}

/** What an API does wrong. Returns another response, or nothing if it responds to this request correctly. */
export type Mistake = (exchange: Exchange) => Response | undefined | Promise<Response | undefined>;

/** A `fetch` of a sandbox that makes a mistake. */
export function withMistake({ fetch }: Pick<Sandbox, "fetch">, mistake: Mistake): Sandbox["fetch"] {
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(request.clone());
    const call = callOf(request);
    return (await mistake({ call, request, response: response.clone(), fetch })) ?? response;
  };
}

/** Changes the JSON of a call's successful responses; not of those for which nothing is returned. */
export function inBody(
  call: ReadCallName,
  // oxlint-disable-next-line typescript/no-explicit-any -- JSON of any shape, which is changed on purpose
  change: (body: any, request: Request) => unknown,
): Mistake {
  return async ({ call: sent, request, response }) => {
    if (sent !== call || response.status !== 200) return undefined;
    const { headers } = response;
    const body: unknown = await response.json();
    return new Response(JSON.stringify(change(body, request) || body), { headers });
  };
}

/** Changes the headers of responses. */
export function inHeaders(change: (headers: Headers, exchange: Exchange) => void): Mistake {
  return (exchange) => {
    const { body, status, headers } = exchange.response;
    const others = new Headers(headers);
    change(others, exchange);
    return new Response(body, { status, headers: others });
  };
}

/** Sends another request to the sandbox than the one received. */
export function asIf(change: (exchange: Exchange) => Request | undefined): Mistake {
  return async (exchange) => {
    const request = change(exchange);
    return request && exchange.fetch(request);
  };
}

/** A request with another URL or other headers. */
export function changed(
  request: Request,
  { url, headers = {} }: { url?: (url: URL) => void; headers?: Record<string, string> },
): Request {
  const address = new URL(request.url);
  url?.(address);
  const merged = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return new Request(address, { method: request.method, headers: merged });
}

function callOf({ method, url }: Request): ReadCallName | undefined {
  const { pathname } = new URL(url);
  return Object.values(endpoints).find(
    (endpoint) =>
      endpoint.method === method &&
      new RegExp(`^/${endpoint.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
  )?.name as ReadCallName | undefined;
}
