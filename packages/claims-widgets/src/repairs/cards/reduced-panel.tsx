import type { JSX } from "react";
import type { ScenarioProps } from "../scenario-props.ts";
import { ContactQuestions } from "./contact-questions.tsx";
import { OptionsPending } from "./options-pending.tsx";

/**
 * Contact information. Asks for an inspection only if the server sends no text of its own: the vehicle
 * may have been inspected, or repaired.
 */
export function ReducedPanel({
  repairs,
  headingLevel,
}: Pick<ScenarioProps, "repairs" | "headingLevel">): JSX.Element {
  if (!repairs.displayText) return <OptionsPending repairs={repairs} headingLevel={headingLevel} />;
  return <ContactQuestions person={repairs.generalClaimQuestions} headingLevel={headingLevel} />;
}
