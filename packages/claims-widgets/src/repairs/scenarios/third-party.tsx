import type { JSX } from "react";
import { ReducedPanel } from "../cards/reduced-panel.tsx";
import type { ScenarioProps } from "../scenario-props.ts";

/** `THIRD_PARTY`, and every scenario for a third-party claimant: only contacts, nothing of the member's. */
export function ThirdParty({ repairs, headingLevel }: ScenarioProps): JSX.Element {
  return <ReducedPanel repairs={repairs} headingLevel={headingLevel} />;
}
