import { claimRequest } from "./claim-calls.ts";
import type { ClaimFacts } from "./check-claim.ts";
import { quoted } from "./differences.ts";
import { read, textOf, type Verification } from "./verification.ts";

/** The sections with sentences, and the facts in them that are the same in every language. */
const SECTIONS = [
  { call: "reportDetails", sentence: "latestUpdate", facts: ["incidentDate"] },
  { call: "servicesDetails", sentence: "displayText", facts: ["rentalCoverageStatus"] },
  { call: "repairsDetails", sentence: "latestUpdate", facts: ["scenario", "appointmentDate"] },
  { call: "closeDetails", sentence: "displayText", facts: ["claimState", "closeDate"] },
] as const;

/** Two words or more, so that a name is not taken for a sentence. */
const SENTENCE = /\S \S+ \S/;

/** Requests one claim in the other languages: texts differ, facts do not. */
export async function checkLanguages(run: Verification, claim: ClaimFacts): Promise<void> {
  const { claims, languages } = run.config;
  const [claimNumber = ""] = claims;
  await Promise.all(
    languages.slice(1).flatMap((language) =>
      SECTIONS.filter(({ call }) => run.wants(call)).map(async ({ call, sentence, facts }) => {
        const first = claim[call];
        const answer = await read(run, { ...claimRequest(call, claimNumber), language });
        if (!first || !answer) return;
        const isOther =
          answer.reply.headers.get("Content-Language")?.slice(0, 2) === language.slice(0, 2);
        const [text, translated] = [textOf(first, sentence), textOf(answer.body, sentence)];
        if (isOther && text === translated && SENTENCE.test(text)) {
          run.found.add(call, {
            field: sentence,
            sent: `${quoted(text)} in ${languages[0]} and ${language}`,
            send: "the text in the language of Content-Language",
            why: "Screen readers pronounce it in the wrong language.",
          });
        }
        for (const name of facts) {
          const [fact, other] = [textOf(first, name), textOf(answer.body, name)];
          if (fact === other) continue;
          run.found.add(call, {
            field: name,
            sent: `${quoted(other)} in ${language}, ${quoted(fact)} in ${languages[0]}`,
            send: "the same code or day in every language",
            why: "Codes and days are for the client, which translates them.",
          });
        }
      }),
    ),
  );
}
