"use client";

import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { search } from "@claimkit/ui-kit/icon-paths";
import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { ScenarioProps } from "../scenario-props.ts";
import { repairsText } from "../text.ts";
import { ContactQuestions } from "./contact-questions.tsx";

/** There is nothing to choose before the inspection; shows contacts. */
export function OptionsPending({
  repairs,
  headingLevel,
}: Pick<ScenarioProps, "repairs" | "headingLevel">): JSX.Element {
  const text = useText(repairsText);
  return (
    <>
      <p className="ck-repairs-panel">
        <SvgIcon paths={search} /> <span>{text.inspectionNeeded}</span>
      </p>
      <ContactQuestions person={repairs.generalClaimQuestions} headingLevel={headingLevel} />
    </>
  );
}
