import type { CallName } from "@claimkit/claims-api/endpoints";
import { redactForThirdParty } from "@claimkit/claims-api/redaction";
import { ClaimsProblem } from "../problem.ts";
import type { Answer } from "./answer.ts";

/** The part of an answer that a third party may see. */
export async function redacted(
  call: CallName,
  answer: Answer,
  language: string,
  words: readonly string[] = [],
): Promise<Answer> {
  if (answer === null) return null;
  const visible = await redactForThirdParty(call, answer, { language, words });
  if (visible) return visible;
  throw new ClaimsProblem(500, {
    errorCode: "INVALID_ANSWER",
    detail: `The handler of ${call} returned an answer that cannot be read, so it cannot be sent to a third party.`,
  });
}
