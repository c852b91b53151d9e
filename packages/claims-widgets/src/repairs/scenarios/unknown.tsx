import type { JSX } from "react";
import { ReducedPanel } from "../cards/reduced-panel.tsx";
import type { ScenarioProps } from "../scenario-props.ts";

/** A scenario that the server knows and this version does not; the host has been warned. */
export function Unknown({ repairs, headingLevel }: ScenarioProps): JSX.Element {
  return <ReducedPanel repairs={repairs} headingLevel={headingLevel} />;
}
