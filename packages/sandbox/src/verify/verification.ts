import type { ReadCallName } from "@claimkit/claims-api/endpoints";
import type { Api, Request } from "./api.ts";
import { checkOrigin } from "./check-cors.ts";
import { readJson } from "./check-reply.ts";
import { checkShape } from "./check-shape.ts";
import type { Differences, Found } from "./differences.ts";
import type { FieldNames } from "./field-names.ts";
import type { Received, Reply } from "./sender.ts";
import type { VerifyConfig } from "./verify-config.ts";

/** The JSON object of a response. */
export type Body = Readonly<Record<string, unknown>>;

/** A response that has the fields of its call. */
export interface Answer {
  readonly body: Body;
  readonly reply: Received;
}

/** What the checks of one run share. */
export interface Verification {
  readonly api: Api;
  readonly config: VerifyConfig;
  readonly found: Differences;
  readonly names: FieldNames;
  /** What could not be checked, and why. */
  readonly notChecked: Set<string>;
  /** Whether a call is to be verified. */
  wants(call: ReadCallName): boolean;
}

/** Sends a request. Adds what differs in the headers that browsers check, and a body that repeats the token. */
export async function send(run: Verification, request: Request): Promise<Reply> {
  const reply = await run.api.send(request);
  const { origin, token } = run.config;
  if (!reply.failure && reply.text.includes(request.token ?? token)) {
    run.found.add(request.call, {
      field: "body",
      sent: `the access token, with ${reply.status}`,
      send: "nothing of the access token",
      why: "Anyone who reads a log of responses can sign in as the user.",
    });
  }
  if (!reply.failure && origin) {
    checkOrigin(reply, origin, (difference) => run.found.add(request.call, difference));
  }
  return reply;
}

/** Sends a request, and adds every difference of its response from the contract. */
export async function read(run: Verification, request: Request): Promise<Answer | undefined> {
  const { found, names, config } = run;
  const reply = await send(run, request);
  const body = normalized(request.call, readJson(request.call, reply, found), config);
  if (reply.failure || body === undefined) return undefined;
  keepTokens(body, found);
  if (!checkShape(request.call, body, found, names)) return undefined;
  checkLanguage(reply, request.language ?? config.languages[0] ?? "", (difference) =>
    found.add(request.call, difference),
  );
  return { body: body as Body, reply };
}

/** The value of a field, if it is text. */
export function textOf(body: Body | undefined, name: string): string {
  const value = body?.[name];
  return typeof value === "string" ? value.trim() : "";
}

/** The objects of a list in a body. */
export function itemsOf(body: Body | undefined, name: string): Body[] {
  const list = body?.[name];
  if (!Array.isArray(list)) return [];
  return list.filter((item): item is Body => typeof item === "object" && item !== null);
}

/** An object in a body. */
export function partOf(body: Body | undefined, name: string): Body | undefined {
  const part = body?.[name];
  return typeof part === "object" && part !== null && !Array.isArray(part)
    ? (part as Body)
    : undefined;
}

/** The paid amount has the name that the client is set to. */
function normalized(call: ReadCallName, body: unknown, { payoutPaidField }: VerifyConfig): unknown {
  if (call !== "payoutDetails" || payoutPaidField === "providerPaidAmount") return body;
  const { [payoutPaidField]: paid, ...rest } = Object(body) as Record<string, unknown>;
  return paid === undefined ? body : { ...rest, providerPaidAmount: paid };
}

/** Document tokens are secrets too. */
function keepTokens(value: unknown, found: Differences): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (/token/i.test(name)) found.keepSecret(part);
    keepTokens(part, found);
  }
}

function checkLanguage(
  { headers }: Received,
  wanted: string,
  report: (found: Found) => void,
): void {
  const sent = headers.get("Content-Language");
  if (sent !== null && languageOf(sent) === languageOf(wanted)) return;
  if (sent === null && languageOf(wanted) === "en") return;
  report({
    field: "Content-Language",
    sent: `${sent ?? "nothing"} for Accept-Language: ${wanted}`,
    send: `${wanted}, with texts in that language`,
    why:
      sent === null
        ? "The client takes the texts for English, and screen readers pronounce them so."
        : "The claimant reads another language than the page. If there is no other, list only it in languages.",
  });
}

/** The language of a tag, without its region. */
function languageOf(tag: string): string {
  return tag.trim().toLowerCase().split("-")[0] ?? "";
}
