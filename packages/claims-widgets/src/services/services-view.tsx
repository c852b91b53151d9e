"use client";

import type { ServicesDetails } from "@claimkit/claims-api";
import { Accordion } from "@claimkit/ui-kit/accordion";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { car, clock, info, success } from "@claimkit/ui-kit/icon-paths";
import { clampHeadingLevel, Heading, ServerText, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { displayRows } from "../key-values/display-rows.tsx";
import { KeyValues } from "../key-values/key-values.tsx";
import { useCoverageWords } from "../key-values/use-coverage-words.ts";
import { LatestUpdate } from "../shared/latest-update.tsx";
import { SectionEmpty } from "../shared/section-empty.tsx";
import { SectionHeading } from "../shared/section-heading.tsx";
import { hasServices } from "./has-services.ts";
import { type RentalHeadline, rentalHeadline } from "./rental-headline.ts";
import { servicesText } from "./text.ts";

interface ServicesViewProps {
  services: ServicesDetails;
  headingLevel: number;
}

const icons: Record<RentalHeadline, readonly string[]> = {
  available: success,
  notAvailable: info,
  checking: clock,
  information: car,
};

/** Renders the services: the latest update first, then the rental car, then everything else. */
export function ServicesView({ services, headingLevel }: ServicesViewProps): JSX.Element {
  const text = useText(servicesText);
  const { displayInfo, displayText, latestUpdate } = services;
  const words = useCoverageWords();
  const headline = rentalHeadline(services);
  // Why: docs/decisions/claim-page.md#empty-payout-and-services
  const isEmpty = !hasServices(services);

  return (
    <Accordion
      heading={<SectionHeading icon={car}>{text.heading}</SectionHeading>}
      headingLevel={clampHeadingLevel(headingLevel)}
      defaultOpen
      className="ck-section ck-services"
    >
      <LatestUpdate update={latestUpdate} />
      {isEmpty ? (
        !latestUpdate && <SectionEmpty icon={car}>{text.empty}</SectionEmpty>
      ) : (
        <div className="ck-services-headline" data-rental={headline}>
          <SvgIcon paths={icons[headline]} />
          <Heading level={headingLevel + 1} className="ck-services-heading">
            {text[headline]}
          </Heading>
          {displayText && (
            <p className="ck-section-text">
              <ServerText>{displayText}</ServerText>
            </p>
          )}
        </div>
      )}
      <KeyValues layout="rows" rows={displayRows(displayInfo, words)} />
    </Accordion>
  );
}
