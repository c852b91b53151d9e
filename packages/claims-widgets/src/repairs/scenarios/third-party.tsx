import type { JSX } from "react";
import { OptionsPending } from "../cards/options-pending.tsx";
import type { ScenarioProps } from "../scenario-props.ts";

/** `THIRD_PARTY`, and whatever a third-party claimant asks about: nothing of the member's, only whom to ask. */
export function ThirdParty({ repairs, headingLevel }: ScenarioProps): JSX.Element {
  return <OptionsPending repairs={repairs} headingLevel={headingLevel} />;
}
