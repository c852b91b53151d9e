import type { Request } from "./api.ts";
import { hasResponse } from "./check-reply.ts";
import { isExposed, namesIn } from "./check-cors.ts";
import { claimRequest } from "./claim-calls.ts";
import type { Found } from "./differences.ts";
import { send, type Verification } from "./verification.ts";

const CALL = "claimSummary";

/** An `ETag` that the client can read changes with the response, and is accepted as `If-None-Match`. */
export async function checkEtags(run: Verification): Promise<void> {
  if (!run.wants(CALL)) return;
  const { origin } = run.config;
  const claims = [...new Set(run.config.claims)];
  const [first, second] = await Promise.all(
    claims.slice(0, 2).map((claimNumber) => send(run, claimRequest(CALL, claimNumber))),
  );
  if (!first || first.failure || first.status !== 200) return;
  const etag = first.headers.get("ETag");
  if (etag === null || (origin && !isExposed(first, "ETag"))) return;
  const report = (difference: Found): void => run.found.add(CALL, difference);
  if (second && !second.failure && second.status === 200 && second.headers.get("ETag") === etag) {
    report({
      field: "ETag",
      sent: `${etag} for two claims`,
      send: "another ETag for each content, or none",
      why: "The client would treat a changed response as unchanged.",
    });
  }
  const request = { ...claimRequest(CALL, claims[0] ?? ""), headers: { "If-None-Match": etag } };
  await Promise.all([
    checkAnswer(run, request, report),
    checkOtherEtag(run, request, report),
    ...(origin ? [checkAllowed(run, request, origin, report)] : []),
  ]);
}

type Report = (found: Found) => void;

async function checkAnswer(run: Verification, request: Request, report: Report): Promise<void> {
  const reply = await send(run, request);
  if (!hasResponse(reply, report)) return;
  const { status } = reply;
  // The response may have changed in the meantime.
  if (status === 304 || status === 200) return;
  report({
    field: "status",
    sent: `${status} for If-None-Match with its own ETag`,
    send: "304 without a body, or 200",
    why: "The claimant reads that this part didn't load.",
  });
}

async function checkOtherEtag(run: Verification, request: Request, report: Report): Promise<void> {
  const reply = await send(run, { ...request, headers: { "If-None-Match": '"no-such-version"' } });
  if (reply.failure || reply.status !== 304) return;
  report({
    field: "status",
    sent: "304 for If-None-Match with an ETag of no response",
    send: "200 with the response",
    why: "The client keeps showing an old response.",
  });
}

async function checkAllowed(
  run: Verification,
  request: Request,
  origin: string,
  report: Report,
): Promise<void> {
  const reply = await run.api.preflight(request, origin);
  if (reply.failure || reply.status >= 300) return;
  const sent = reply.headers.get("Access-Control-Allow-Headers") ?? "";
  if (namesIn(sent).some((name) => name === "if-none-match" || name === "*")) return;
  report({
    level: "warning",
    field: "Access-Control-Allow-Headers",
    sent: sent || "nothing",
    send: "If-None-Match too, because ETag is exposed",
    why: "The client must send the request again without it.",
  });
}
