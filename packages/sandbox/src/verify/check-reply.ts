import type { CallContract } from "@claimkit/claims-api/contract";
import { contract } from "@claimkit/claims-api/contract";
import { type ReadCallName, endpoints } from "@claimkit/claims-api/endpoints";
import { checkTexts } from "./check-texts.ts";
import { type Differences, type Found, quoted } from "./differences.ts";
import type { Received, Reply } from "./sender.ts";

/** The JSON of a successful response, or `undefined` without one. Adds what differs in status, headers and form. */
export function readJson(call: ReadCallName, reply: Reply, found: Differences): unknown {
  const report = (difference: Found): void => found.add(call, difference);
  if (!hasResponse(reply, report) || !isSuccess(call, reply, report)) return undefined;
  checkCaching(reply, report);
  const type = reply.headers.get("Content-Type") ?? "";
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    report({
      field: "Content-Type",
      sent: quoted(type),
      send: "application/json",
      why: "Proxies and browsers treat other types differently.",
      level: "warning",
    });
  }
  const body = parse(reply.text);
  if (body === undefined) {
    report({
      field: "body",
      sent: quoted(reply.text.trim().slice(0, 40)),
      send: "JSON in UTF-8",
      why: "The client reports an invalid response, and the claimant reads that this part didn't load.",
    });
  }
  checkTexts(body, report);
  return body;
}

/** Whether there is a response. Adds why not. */
export function hasResponse(reply: Reply, report: (found: Found) => void): reply is Received {
  if (!reply.failure) return true;
  const { failure, detail } = reply;
  report(
    {
      timeout: {
        field: "response",
        sent: "no response in time",
        send: "a response within 15 seconds, or 5 seconds for suggestions",
        why: "The client gives up after that time.",
      },
      "too long": {
        field: "response",
        sent: "more than 5 MB",
        send: "a response of this call alone, in pages if it is a list",
        why: "The client rejects longer responses.",
      },
      unreachable: {
        field: "response",
        sent: `no response (${detail})`,
        send: "a response",
        why: "The claimant reads that this part didn't load.",
      },
    }[failure],
  );
  return false;
}

function isSuccess(
  call: ReadCallName,
  { status, headers, text }: Received,
  report: (found: Found) => void,
): boolean {
  const { notFound }: CallContract = contract[call];
  const sent = String(status);
  if (status === 200) return true;
  if (status === 404 && notFound) return false;
  if (status === 204) {
    if (endpoints[call].empty === undefined) {
      report({ field: "status", sent, send: "200 with a body", why: "The client needs the body." });
    }
    return false;
  }
  if (status >= 300 && status < 400) {
    report({
      field: "status",
      sent: `${sent}, a redirect to ${hostOf(headers.get("Location"))}`,
      send: "the response itself, or 401",
      why: "The client never follows a redirect, so that its token reaches no other host.",
    });
    return false;
  }
  const stack = hasStackTrace(text) ? ", with a stack trace" : "";
  report({
    field: "status",
    sent: `${sent}${stack}`,
    send: status === 501 ? "200: this call has no handler yet" : "200",
    why: "The claimant reads that this part didn't load.",
  });
  return false;
}

/** Adds what differs in the headers of a response that must not be cached. */
export function checkCaching({ headers }: Received, report: (found: Found) => void): void {
  const sent = headers.get("Cache-Control");
  if (/\bno-store\b/i.test(sent ?? "")) return;
  report({
    field: "Cache-Control",
    sent: sent === null ? "nothing" : quoted(sent),
    send: "no-store",
    why: "A browser would keep the claim on a shared computer.",
  });
}

/** Whether an error tells strangers about the code of the server. */
export function hasStackTrace(text: string): boolean {
  return /\bat [\w.$<>]+ ?\([^)]*:\d+|Traceback \(most recent|\bat [\w.]+\.java:\d+|\.\w+Exception\b/.test(
    text,
  );
}

/** Whether a text is a web page. */
export function isPage(text: string): boolean {
  return /^\s*<(?:!doctype|html|\?xml|head|body)\b/i.test(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Without the rest of the URL, which may have a token. */
function hostOf(location: string | null): string {
  try {
    return new URL(location ?? "", "https://the-same-host").host;
  } catch {
    return "another page";
  }
}
