import type { JSX } from "react";
import { ReducedPanel } from "../cards/reduced-panel.tsx";
import type { ScenarioProps } from "../scenario-props.ts";

/** `THIRD_PARTY`, and whatever a third-party claimant asks about: nothing of the member's, only whom to ask. */
export function ThirdParty({ repairs, headingLevel }: ScenarioProps): JSX.Element {
  return <ReducedPanel repairs={repairs} headingLevel={headingLevel} />;
}
