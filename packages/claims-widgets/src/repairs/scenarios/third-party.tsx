import type { JSX } from "react";
import { ContactQuestions } from "../cards/contact-questions.tsx";
import { OptionsPending } from "../cards/options-pending.tsx";
import type { ScenarioProps } from "../scenario-props.ts";

/**
 * `THIRD_PARTY`, and every known scenario for a third-party claimant: only contacts, nothing of the member's. Asks for
 * an inspection only if the server sends no text of its own: the vehicle may have been inspected, or repaired.
 */
export function ThirdParty({ repairs, headingLevel }: ScenarioProps): JSX.Element {
  // A text that a third party must not see is empty.
  if (repairs.displayText === undefined)
    return <OptionsPending repairs={repairs} headingLevel={headingLevel} />;
  return <ContactQuestions person={repairs.generalClaimQuestions} headingLevel={headingLevel} />;
}
