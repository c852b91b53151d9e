import type { JSX } from "react";
import { OptionsPending } from "../cards/options-pending.tsx";
import type { ScenarioProps } from "../scenario-props.ts";

/** `NOT_ELIGIBLE_NO_SERVICE_SELECTED`: there is nothing to choose before an inspection. */
export function NotEligibleNoServiceSelected({
  repairs,
  headingLevel,
}: ScenarioProps): JSX.Element {
  return <OptionsPending repairs={repairs} headingLevel={headingLevel} />;
}
