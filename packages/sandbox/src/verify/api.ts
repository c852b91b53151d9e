import { type CallContract, contract } from "@claimkit/claims-api/contract";
import type { ReadCallName } from "@claimkit/claims-api/endpoints";
import { headerNames } from "../header-names.ts";
import type { Reply, Sender } from "./sender.ts";
import type { VerifyConfig } from "./verify-config.ts";

/** A request of a call. */
export interface Request {
  readonly call: ReadCallName;
  /** Values of the path's parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The token, if not the member's. */
  readonly token?: string;
  /** The language, if not the first one. */
  readonly language?: string;
}

/** The API that is verified. */
export class Api {
  readonly #baseUrl: string;
  readonly #config: VerifyConfig;
  readonly #sender: Sender;
  /** Names of the headers. */
  readonly names: Record<Exclude<keyof typeof headerNames, "fault">, string>;

  constructor(baseUrl: string, config: VerifyConfig, sender: Sender) {
    this.#baseUrl = baseUrl;
    this.#config = config;
    this.#sender = sender;
    const { fault: _, ...defaults } = headerNames;
    this.names = { ...defaults, ...withoutUndefined(config.headerNames) };
  }

  /** Sends a request as the client does. */
  send(request: Request): Promise<Reply> {
    const { call, body } = request;
    const { method }: CallContract = contract[call];
    return this.#sender.send(this.#urlOf(request), {
      method,
      headers: this.#headersOf(request),
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** Asks for the permission to send a call from a page of another origin. */
  preflight(request: Request, origin: string): Promise<Reply> {
    const { method }: CallContract = contract[request.call];
    return this.#sender.send(this.#urlOf(request), {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": Object.keys(this.#headersOf(request))
          .map((name) => name.toLowerCase())
          .filter((name) => !["accept", "accept-language", "origin"].includes(name))
          .toSorted()
          .join(","),
      },
    });
  }

  #urlOf({ call, parameters = {}, query }: Request): string {
    const { path }: CallContract = contract[call];
    const filled = (this.#config.paths[call] ?? path).replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(parameters[name] ?? ""),
    );
    const search = query ? `?${new URLSearchParams(query).toString()}` : "";
    const separator = this.#baseUrl.endsWith("/") ? "" : "/";
    return this.#baseUrl + separator + filled.replace(/^\/+/, "") + search;
  }

  #headersOf({ call, headers, token, language }: Request): Record<string, string> {
    const { clientId, serverId, origin, languages } = this.#config;
    return {
      Authorization: `Bearer ${token ?? this.#config.token}`,
      [this.names.clientId]: clientId,
      [this.names.messageId]: crypto.randomUUID(),
      ...(serverId && { [this.names.serverId]: serverId }),
      "Content-Type": "application/json",
      "Accept-Language": language ?? languages[0] ?? "en-US",
      ...(call === "document" && { Accept: "application/pdf" }),
      ...(origin && { Origin: origin }),
      ...headers,
    };
  }
}

function withoutUndefined(names: VerifyConfig["headerNames"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => (name === undefined ? [] : [[key, name]])),
  );
}
