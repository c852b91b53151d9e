"use client";

import { servicesDetails, type ServicesDetails } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type Load,
  useCall,
  useText,
  Widget,
  type WidgetEvents,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { HeadingLevel } from "../shared/heading-level.ts";
import { hasServices } from "./has-services.ts";
import { ServicesView } from "./services-view.tsx";
import { servicesText } from "./text.ts";

/** Whose services are asked for, and on whose behalf. */
export type ServicesQuery = Omit<ClaimProps, keyof WidgetEvents>;

/** Props of {@link ServicesAccordion}. */
export type ServicesAccordionProps = ClaimProps & {
  /**
   * The heading's place in the outline of the page; what is known of a rental car is one below it.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
};

/** What is done for the customer besides repairs: a rental car, towing and the like. */
export function ServicesAccordion({
  claimNumber,
  isThirdParty,
  contactId,
  serverId,
  headingLevel = 3,
  ...events
}: ServicesAccordionProps): JSX.Element {
  const text = useText(servicesText);
  return (
    <Widget
      {...events}
      name="services-accordion"
      load={useServices({ claimNumber, isThirdParty, contactId, serverId })}
      label={text.heading}
      failed={text.failed}
      state={(services) => (services.latestUpdate || hasServices(services) ? "data" : "empty")}
    >
      {(services) => <ServicesView services={services} headingLevel={headingLevel} />}
    </Widget>
  );
}

/** Follows the services of a claim, for a view of one's own. */
export function useServices({ serverId, ...claim }: ServicesQuery): Load<ServicesDetails> {
  return useCall(servicesDetails, claim, { serverId });
}
