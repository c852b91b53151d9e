import type { ReadCallName } from "@claimkit/claims-api/endpoints";
import type { Request } from "./api.ts";
import type { Found } from "./differences.ts";
import { hasResponse } from "./check-reply.ts";
import type { Received } from "./sender.ts";
import type { Verification } from "./verification.ts";

/** Adds a response that a page of another origin may not read. */
export function checkOrigin(
  { status, headers }: Received,
  origin: string,
  report: (found: Found) => void,
): void {
  const sent = headers.get("Access-Control-Allow-Origin");
  if (sent === "*" || sent === origin) return;
  const isError = status >= 400;
  report({
    field: "Access-Control-Allow-Origin",
    sent: `${sent ?? "nothing"}${isError ? ` with ${status}` : ""}`,
    send: `${origin} or *${isError ? ", with errors too" : ""}`,
    why: isError
      ? "The browser hides the status from the client, which then retries as if the network had failed."
      : "The browser hides the response from a page of this origin. Set origin in the configuration to that of your page, or to null if it is the API's own.",
  });
}

/** Adds response headers that a page of another origin cannot read. */
export function checkExposed(
  reply: Received,
  names: readonly string[],
  report: (found: Found) => void,
): void {
  const missing = names.filter((name) => !isExposed(reply, name));
  if (missing.length === 0) return;
  report({
    field: "Access-Control-Expose-Headers",
    sent: exposedNames(reply).join(", ") || "nothing",
    send: `${missing.join(", ")} too`,
    why: "Browsers hide other headers from the client: it can't tell when a list ends, or how long to wait.",
  });
}

/** Asks for permission as a browser does before the calls. */
export async function checkPreflights(run: Verification): Promise<void> {
  const { origin, policyNumber, claims } = run.config;
  if (!origin) return void run.notChecked.add("CORS, because the configuration has no origin");
  const requests: readonly Request[] = [
    { call: "claimSearch", body: { policyNumber } },
    { call: "claimSummary", parameters: { claimNumber: claims[0] ?? "" } },
    {
      call: "document",
      parameters: { documentPublicID: "any" },
      headers: { [run.api.names.documentToken]: "any" },
    },
  ];
  await Promise.all(
    requests
      .filter(({ call }) => run.wants(call))
      .map((request) => checkPreflight(run, request, origin)),
  );
}

async function checkPreflight(run: Verification, request: Request, origin: string): Promise<void> {
  const reply = await run.api.preflight(request, origin);
  const report = (difference: Found): void => run.found.add(request.call, difference);
  if (!hasResponse(reply, report)) return;
  const { status, headers } = reply;
  if (status < 200 || status >= 300) {
    return report({
      field: "OPTIONS",
      sent: String(status),
      send: "204 without a token, for every path",
      why: "Browsers ask before the call, without a token, and don't send the call after another status.",
    });
  }
  checkOrigin(reply, origin, report);
  const sent = headers.get("Access-Control-Allow-Headers") ?? "";
  const allowed = namesIn(sent);
  // `*` does not include Authorization.
  const missing = neededHeaders(run, request.call).filter(
    (name) => !allowed.includes(name) && (name === "authorization" || !allowed.includes("*")),
  );
  if (missing.length === 0) return;
  report({
    field: "Access-Control-Allow-Headers",
    sent: sent || "nothing",
    send: `${missing.join(", ")} too`,
    why: "Browsers don't send the call at all.",
  });
}

function neededHeaders({ api: { names } }: Verification, call: ReadCallName): string[] {
  return [
    "authorization",
    "content-type",
    names.clientId,
    names.messageId,
    names.serverId,
    names.serverEnv,
    ...(call === "document" ? [names.documentToken] : []),
  ].map((name) => name.toLowerCase());
}

/** Whether a page of another origin can read a response header. */
export function isExposed(reply: Received, name: string): boolean {
  const exposed = exposedNames(reply);
  return exposed.includes(name.toLowerCase()) || exposed.includes("*");
}

/** The response headers that pages of another origin can read, in lower case. */
function exposedNames({ headers }: Received): string[] {
  return namesIn(headers.get("Access-Control-Expose-Headers") ?? "");
}

/** The names in the value of a header, in lower case. */
export function namesIn(list: string): string[] {
  return list.split(",").map((name) => name.trim().toLowerCase());
}
