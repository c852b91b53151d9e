import { setTimeout as wait } from "node:timers/promises";

/** The outcome of a request: its response, or the reason why it failed. */
export type Reply = Received | { readonly failure: Failure; readonly detail: string };

/** Why there is no response. */
export type Failure = "unreachable" | "timeout" | "too long";

/** A response, read to its end. */
export interface Received {
  readonly failure?: undefined;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Settings of a sender. */
export interface SenderSettings {
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}

/** Requests in progress at a time. */
const MAX_AT_ONCE = 4;
/** Longer responses are invalid for the client too. */
const MAX_BYTES = 5_000_000;
const MAX_DOCUMENT_BYTES = 25_000_000;
const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 300;
/** A server that wants more time than this is not verified further. */
const MAX_RETRY_AFTER_MS = 60_000;
const MAX_FAILURES = 4;
const RETRIED = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Ends a verification. Its message says why. */
export class VerificationEnded extends Error {}

/** Sends requests, at most four at once, waits as the server asks, and gives up on a server that does not respond. */
export class Sender {
  readonly #settings: SenderSettings;
  readonly #waiting: (() => void)[] = [];
  #inProgress = 0;
  #pausedUntil = 0;
  #failures = 0;
  #ended: VerificationEnded | undefined;
  /** Number of requests so far. */
  count = 0;

  constructor(settings: SenderSettings) {
    this.#settings = settings;
  }

  /** Sends a request; again if the server fails or asks to wait. */
  async send(url: string, init: RequestInit): Promise<Reply> {
    await this.#turn();
    try {
      for (let retries = 0; ; retries += 1) {
        if (this.#ended) throw this.#ended;
        await wait(Math.max(0, this.#pausedUntil - Date.now()));
        const reply = await this.#sendOnce(url, init);
        this.#countFailure(reply);
        if (reply.failure || !RETRIED.has(reply.status) || retries === MAX_RETRIES) return reply;
        this.#pause(reply);
      }
    } finally {
      this.#inProgress -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Waits until fewer than four requests are in progress. */
  async #turn(): Promise<void> {
    while (this.#inProgress >= MAX_AT_ONCE) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    this.#inProgress += 1;
  }

  async #sendOnce(url: string, init: RequestInit): Promise<Reply> {
    this.count += 1;
    const signal = AbortSignal.timeout(this.#settings.timeoutMs);
    const { fetch } = this.#settings;
    try {
      const response = await fetch(url, { ...init, redirect: "manual", signal });
      const isDocument = new Headers(init.headers).get("Accept") === "application/pdf";
      const bytes = await readBody(response, isDocument ? MAX_DOCUMENT_BYTES : MAX_BYTES);
      if (!bytes) return { failure: "too long", detail: "" };
      const text = new TextDecoder().decode(bytes);
      return { status: response.status, headers: response.headers, bytes, text };
    } catch (thrown) {
      if (signal.aborted) return { failure: "timeout", detail: "" };
      return { failure: "unreachable", detail: causeOf(thrown) };
    }
  }

  #countFailure({ failure }: Reply): void {
    if (!failure) this.#failures = 0;
    else if (failure !== "too long") this.#failures += 1;
    if (this.#failures < MAX_FAILURES) return;
    this.#end("The API stopped responding, so the rest was not checked.");
  }

  /** Holds back all requests, not only the one that was rejected. */
  #pause({ status, headers }: Received): void {
    const seconds = headers.get("Retry-After");
    const delay = seconds === null ? RETRY_DELAY_MS : delayOf(seconds);
    if (delay > MAX_RETRY_AFTER_MS) {
      this.#end(`The API asks to wait ${Math.ceil(delay / 1000)} s (${status}). Verify it later.`);
    }
    this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + delay);
  }

  #end(message: string): never {
    this.#ended ??= new VerificationEnded(message);
    throw this.#ended;
  }
}

/** The body of a response; `undefined` if it is longer than the limit, and then the rest is not received. */
async function readBody({ body }: Response, limit: number): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) {
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function delayOf(retryAfter: string): number {
  const seconds = Number(retryAfter);
  const delay = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return Number.isNaN(delay) ? RETRY_DELAY_MS : Math.max(0, delay);
}

function causeOf(thrown: unknown): string {
  const { code, message } = Object(Object(thrown).cause ?? thrown) as Record<string, unknown>;
  return String(code ?? message ?? "no connection");
}
