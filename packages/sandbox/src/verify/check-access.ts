import type { Request } from "./api.ts";
import { hasResponse, hasStackTrace, isPage } from "./check-reply.ts";
import type { Found } from "./differences.ts";
import { shopSearch } from "../shop-search.ts";
import { claimCalls, claimRequest } from "./claim-calls.ts";
import type { Received } from "./sender.ts";
import { send, type Verification } from "./verification.ts";

/** Every call rejects a wrong token with 401. */
export async function checkTokens(run: Verification): Promise<void> {
  const { policyNumber, claims, zipCode, addressText, environment } = run.config;
  const [claimNumber = ""] = claims;
  const requests: Request[] = [
    { call: "claimSearch", body: { policyNumber, assignmentFilter: false } },
    ...claimCalls.map((call) => claimRequest(call, claimNumber)),
    { call: "faqs" },
    { call: "faqSearch", body: { category: "REPORT" } },
    { call: "repairFacilitiesSearch", body: shopSearch(environment, zipCode) },
    { call: "locationSuggest", query: { text: addressText } },
  ];
  await Promise.all(
    requests
      .filter(({ call }) => run.wants(call))
      .map(async (request) => {
        const reply = await send(run, { ...request, token: "a-wrong-token" });
        const report = (difference: Found): void => run.found.add(request.call, difference);
        if (!hasResponse(reply, report)) return;
        checkErrorBody(reply, report);
        if (reply.status === 401) return;
        report({
          field: "status",
          sent: `${reply.status} for a wrong token`,
          send: "401",
          why:
            reply.status < 300
              ? "Anyone can read this without signing in."
              : "Only a 401 makes the client renew its token.",
        });
      }),
  );
}

/** Every call about a claim has a 404 for one that does not exist. */
export async function checkUnknownClaims(run: Verification): Promise<void> {
  const { unknownClaim } = run.config;
  await Promise.all(
    claimCalls
      .filter((call) => run.wants(call))
      .map((call) =>
        expectRejected(run, claimRequest(call, unknownClaim), {
          what: "a claim that does not exist",
          statuses: [404],
          why: "The client can't tell that there is no such claim.",
        }),
      ),
  );
  if (!run.wants("claimSummary")) return;
  await expectRejected(run, claimRequest("claimSummary", "../../CLM 1/2?x=1#y"), {
    what: "a claim number with slashes and blanks, encoded",
    statuses: [400, 404],
    why: "Paths must be decoded after they are split.",
  });
}

/** What a rejection is about. */
interface Rejection {
  /** What was requested. */
  readonly what: string;
  /** The statuses that reject it. */
  readonly statuses: readonly number[];
  readonly why: string;
}

/** Sends a request that must be rejected. */
export async function expectRejected(
  run: Verification,
  request: Request,
  { what, statuses, why }: Rejection,
): Promise<void> {
  const reply = await send(run, request);
  const report = (difference: Found): void => run.found.add(request.call, difference);
  if (!hasResponse(reply, report)) return;
  if (reply.status >= 400) checkErrorBody(reply, report);
  if (statuses.includes(reply.status)) return;
  report({
    field: "status",
    sent: `${reply.status} for ${what}`,
    send: `${statuses.join(" or ")} for ${what}`,
    why,
  });
}

/** Errors are JSON, and say nothing about the code of the server. */
function checkErrorBody({ status, text, headers }: Received, report: (found: Found) => void): void {
  if (hasStackTrace(text)) {
    report({
      field: "body",
      sent: `a stack trace with ${status}`,
      send: "a problem (RFC 9457) without details of the server",
      why: "Strangers learn how the server is built.",
    });
  }
  if (text === "" || (!isPage(text) && /json/i.test(headers.get("Content-Type") ?? ""))) return;
  report({
    level: "warning",
    field: "body",
    sent: `${isPage(text) ? "a page" : "text"} with ${status}`,
    send: "errors as application/problem+json (RFC 9457)",
    why: "Other clients and logs need the fields of an error.",
  });
}
