import { claimRequest } from "./claim-calls.ts";
import { isPage } from "./check-reply.ts";
import type { Found } from "./differences.ts";
import type { Reply } from "./sender.ts";
import type { Verification } from "./verification.ts";

/** What is wrong with every call, if it is: one difference instead of one for each call. */
export async function findObstacle({ api, config }: Verification): Promise<Found | undefined> {
  const { policyNumber, claims } = config;
  const replies = await Promise.all([
    api.send({ call: "claimSearch", body: { policyNumber, assignmentFilter: false } }),
    api.send(claimRequest("claimSummary", claims[0] ?? "")),
  ]);
  const [obstacle, ...others] = replies.map(obstacleOf);
  return others.every((other) => other?.sent === obstacle?.sent) ? obstacle : undefined;
}

function obstacleOf(reply: Reply): Found | undefined {
  if (reply.failure === "timeout") {
    return {
      field: "response",
      sent: "no response in time",
      send: "a response within 15 seconds",
      why: "Nothing else could be checked.",
    };
  }
  if (reply.failure === "unreachable") {
    return {
      field: "response",
      sent: `no response (${reply.detail})`,
      send: "a response",
      why: "Nothing else could be checked. Is the address right, and is the server running?",
    };
  }
  if (reply.failure) return undefined;
  const { status, text } = reply;
  if (status === 401 || status === 403) {
    return {
      field: "status",
      sent: `${status} for the token of the configuration`,
      send: "200",
      why: "Nothing else could be checked. Is the token current, and may its user read these claims?",
    };
  }
  if (isPage(text)) {
    return {
      field: "body",
      sent: `a web page (${status})`,
      send: "the responses of the claims API",
      why: "This address is not one of the claims API. Does it need a path, such as /claims-api?",
    };
  }
  if (status === 404) {
    return {
      field: "status",
      sent: "404",
      send: "200",
      why: "Neither the policy nor the claim was found. Is the path of the address right, and are both in the configuration?",
    };
  }
  if (status >= 300 && status < 400) {
    return {
      field: "status",
      sent: `${status}, a redirect`,
      send: "the response itself",
      why: "The client never follows a redirect, so that its token reaches no other host. Nothing else could be checked.",
    };
  }
  if (status >= 500 || status === 429) {
    return {
      field: "status",
      sent: String(status),
      send: "200",
      why: "Nothing else could be checked.",
    };
  }
  return isJson(text)
    ? undefined
    : {
        field: "body",
        sent: `text that is no JSON (${status})`,
        send: "the responses of the claims API",
        why: "This address is not one of the claims API, or nothing else could be checked.",
      };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text === "";
  }
}
