"use client";

import type { Coverage } from "@claimkit/claims-api";
import { formatCoverage, formatSubCoverage } from "@claimkit/claims-api/format";
import { Accordion } from "@claimkit/ui-kit";
import { clampHeadingLevel, ServerText, useShowMore, useText } from "@claimkit/widget-runtime";
import { type JSX, useContext } from "react";
import { isLong } from "../key-values/is-long.ts";
import { KeyValues } from "../key-values/key-values.tsx";
import { RowName } from "../key-values/row-name.tsx";
import { serverValue } from "../key-values/server-value.tsx";
import { useCoverageWords } from "../key-values/use-coverage-words.ts";
import { SectionStatusContext } from "../shared/section-status.ts";
import { reportText } from "./text.ts";

interface CoveragesProps {
  coverages: readonly Coverage[];
  subCoverages: readonly Coverage[];
  headingLevel: number;
}

/** The coverages that may apply to a claim, in a nested accordion. */
export function Coverages({ coverages, subCoverages, headingLevel }: CoveragesProps): JSX.Element {
  const text = useText(reportText);
  const words = useCoverageWords();
  const { count, ref, button } = useShowMore<HTMLUListElement>(subCoverages.length);

  return (
    <Accordion
      heading={text.coverages}
      headingLevel={clampHeadingLevel(headingLevel)}
      // On the page of a claim, what is complete takes less space.
      defaultOpen={useContext(SectionStatusContext)?.status !== "complete"}
      className="ck-section-part"
    >
      <KeyValues
        layout="rows"
        rows={coverages.map((coverage) => () => {
          const value = formatCoverage(coverage, words) ?? text.noDeductible;
          const { name, deductible } = coverage;
          return {
            label: <RowName>{name}</RowName>,
            value: serverValue(value, deductible),
            isLong: isLong(name) || isLong(value),
          };
        })}
      />
      {subCoverages.length > 0 && (
        <ul ref={ref} className="ck-report-allowances">
          {subCoverages.slice(0, count).map((coverage, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- coverages may be equal
            <li key={place}>
              <ServerText within={() => formatSubCoverage(coverage, words)}>
                {coverage.name}
              </ServerText>
            </li>
          ))}
        </ul>
      )}
      {button}
      <p className="ck-report-disclaimer">{text.disclaimer}</p>
    </Accordion>
  );
}
