import { ClaimsProblem } from "../problem.ts";
import type { Fields } from "./read.ts";

/** No id, address or search has more. */
const MAX_LENGTH = 300;

const CONTROL = /\p{Cc}/u;

/** The ids of a request, which handlers may write into the path of a request of their own. */
const UNKNOWN: Readonly<Record<string, { errorCode: string; what: string }>> = {
  claimNumber: { errorCode: "UNKNOWN_CLAIM", what: "claim with this number" },
  contactId: { errorCode: "UNKNOWN_CONTACT", what: "contact with this id" },
  documentPublicID: { errorCode: "UNKNOWN_DOCUMENT", what: "document with this id" },
  policyNumber: { errorCode: "UNKNOWN_POLICY", what: "policy with this number" },
};

/** Rejects texts that no client sends, before a handler gets them. */
export function checkTexts(input: Fields): void {
  for (const [name, text] of Object.entries(input)) {
    if (typeof text !== "string") continue;
    if (text.length > MAX_LENGTH) reject(name, `have at most ${MAX_LENGTH} characters`);
    if (CONTROL.test(text)) reject(name, "have no control characters");
    if (hasDotSegment(text)) throwUnknown(name);
  }
}

function reject(path: string, rule: string): never {
  const detail = `${path} must ${rule}.`;
  throw new ClaimsProblem(400, {
    errorCode: "INVALID_TEXT",
    detail,
    errors: [{ path, message: detail }],
  });
}

/** Whether a part between slashes is `.` or `..`, which would lead to another path of the handler's system. */
function hasDotSegment(text: string): boolean {
  return text.split(/[/\\]/).some((part) => /^\.{1,2}$/.test(part));
}

/** Throws the 404 for an id that cannot exist. */
function throwUnknown(name: string): void {
  const unknown = UNKNOWN[name];
  if (!unknown) return;
  const { errorCode, what } = unknown;
  throw new ClaimsProblem(404, { errorCode, detail: `There is no ${what}.` });
}
