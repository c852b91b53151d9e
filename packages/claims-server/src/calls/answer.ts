import { headerNames } from "../header-names.ts";
import type { Fields } from "../checks/read.ts";
import type { DocumentBytes } from "../handlers.ts";
import { ClaimsProblem } from "../problem.ts";
import type { Call } from "./calls.ts";

/** What a handler returns. */
export type Answer = object | null;

/** Throws a 500 if a handler has returned nothing, no object, or the answer for another claim. */
export function checkAnswer(
  { name }: Call,
  answer: Answer | undefined,
  { claimNumber }: Fields,
): void {
  if (answer === null) return;
  if (typeof answer !== "object") {
    throw new ClaimsProblem(500, {
      errorCode: "NO_ANSWER",
      detail: `The handler of ${name} returned no answer. If there is nothing yet, it must return null.`,
    });
  }
  const { claimNumber: answered } = answer as Fields;
  if (answered === undefined || claimNumber === undefined) return;
  if (comparable(answered) === comparable(claimNumber)) return;
  throw new ClaimsProblem(500, {
    errorCode: "WRONG_CLAIM",
    detail: `The handler of ${name} returned the answer for another claim.`,
  });
}

/** Core systems write one number with and without separators. */
function comparable(claimNumber: unknown): string {
  return String(claimNumber)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The response for an answer that may be sent. */
export function asResponse(call: Call, answer: Answer, input: Fields): Response {
  if (answer === null) {
    if (call.noContent) return new Response(null, { status: 204 });
    throw new ClaimsProblem(404, { errorCode: "NOTHING_YET", detail: "There is nothing yet." });
  }
  if (call.mediaType) {
    return new Response(answer as DocumentBytes, { headers: { "Content-Type": call.mediaType } });
  }
  return json(part(call, answer as Fields, input));
}

interface Part {
  body: object;
  headers?: Readonly<Record<string, string>>;
}

/** The part of an answer that was requested: a page of contacts, or the questions of a category. */
function part({ name }: Call, answer: Fields, { limit, offset, category }: Fields): Part {
  if (name === "claimContacts") {
    const all = answer["claimContacts"] as readonly unknown[];
    const page = all.slice(Number(offset), Number(offset) + Number(limit));
    return {
      body: { claimContacts: page },
      headers: { [headerNames.totalCount]: String(all.length) },
    };
  }
  if (name === "faqSearch") {
    const all = answer["faqs"] as readonly Fields[];
    return { body: { faqs: all.filter((faq) => faq["category"] === category) } };
  }
  return { body: answer };
}

function json({ body, headers }: Part): Response {
  return new Response(toJson(body), {
    headers: { ...headers, "Content-Type": "application/json" },
  });
}

/** Control characters other than tab, line feed and carriage return. Core systems use them as separators. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

/** Half of a surrogate pair. */
const HALF = /\p{Cs}/gu;

/** JSON without control characters and halves of characters in its texts. */
function toJson(body: object): string {
  return JSON.stringify(body, (_name, value: unknown) =>
    typeof value === "string" ? value.replace(CONTROL, "").replace(HALF, "\ufffd") : value,
  );
}
