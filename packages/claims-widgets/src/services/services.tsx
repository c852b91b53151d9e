"use client";

import { servicesDetails, type ServicesDetails } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type ClaimQuery,
  type HeadingLevel,
  type LoadState,
  ownProps,
  useCall,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { claimQuery } from "../shared/claim-query.ts";
import { hasServices } from "./has-services.ts";
import { ServicesView } from "./services-view.tsx";
import { servicesText } from "./text.ts";

/** Whose services to request, and on whose behalf. */
export type ServicesQuery = ClaimQuery;

/** Props of {@link ServicesAccordion}. */
export type ServicesAccordionProps = ClaimProps & {
  /**
   * Level of the heading; that of the rental car is one below it.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
};

/** Services for the customer besides repairs: a rental car, towing and the like. */
export function ServicesAccordion(props: ServicesAccordionProps): JSX.Element {
  const {
    claimNumber,
    isThirdParty,
    contactId,
    serverId,
    headingLevel = 3,
    ...events
  } = ownProps(props);
  const text = useText(servicesText);
  return (
    <Widget
      {...events}
      name="services-accordion"
      load={useServices(claimQuery({ claimNumber, isThirdParty, contactId, serverId }))}
      label={text.heading}
      headingLevel={headingLevel}
      texts={servicesText}
      failed={text.failed}
      state={(services) => (services.latestUpdate || hasServices(services) ? "data" : "empty")}
    >
      {(services) => <ServicesView services={services} headingLevel={headingLevel} />}
    </Widget>
  );
}

/** Requests the services of a claim, for a custom view. */
export function useServices(query: ServicesQuery): LoadState<ServicesDetails> {
  const { serverId, ...claim } = ownProps(query);
  return useCall(servicesDetails, claim, { serverId });
}
