"use client";

import { servicesDetails, type ServicesDetails } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type ClaimQuery,
  type HeadingLevel,
  type LoadState,
  type RenderLoad,
  useClaimCall,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { hasServices } from "./has-services.ts";
import { ServicesView } from "./services-view.tsx";
import { servicesText } from "./text.ts";

/** Props of {@link ServicesAccordion}. */
export type ServicesAccordionProps = ClaimProps & {
  /**
   * Level of the heading; the rental car's heading is one level below.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /** Renders the data, or a state without data, in your own way. */
  render?: RenderLoad<ServicesDetails> | undefined;
};

/** Services for the customer besides repairs: a rental car, towing and the like. */
export function ServicesAccordion(props: ServicesAccordionProps): JSX.Element {
  const { headingLevel = 3, ...rest } = props;
  const text = useText(servicesText);
  return (
    <Widget
      {...rest}
      name="services-accordion"
      load={useServicesDetails(props)}
      label={text.heading}
      headingLevel={headingLevel}
      texts={servicesText}
      errorMessage={text.failed}
      readyState={(services) => (services.latestUpdate || hasServices(services) ? "data" : "empty")}
    >
      {(services) => <ServicesView services={services} headingLevel={headingLevel} />}
    </Widget>
  );
}

/** Requests the services of a claim, for a custom view. */
export function useServicesDetails(claim: ClaimQuery): LoadState<ServicesDetails> {
  return useClaimCall(servicesDetails, claim);
}
