import type { JSX } from "react";
import { ReducedPanel } from "../cards/reduced-panel.tsx";
import type { ScenarioProps } from "../scenario-props.ts";

/** A scenario that this version does not know; the host has received a warning. */
export function Unknown({ repairs, headingLevel }: ScenarioProps): JSX.Element {
  return <ReducedPanel repairs={repairs} headingLevel={headingLevel} />;
}
