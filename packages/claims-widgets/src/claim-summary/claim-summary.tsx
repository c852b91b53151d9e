"use client";

import {
  associateClaimSummary,
  type ClaimRef,
  ClaimsError,
  claimSummary,
  type ClaimSummary as Summary,
  type Call,
} from "@claimkit/claims-api";
import {
  type ClaimProps,
  type ClaimQuery,
  type HeadingLevel,
  type LoadState,
  type Persona,
  parsePersona,
  type RenderLoad,
  useCall,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { ComponentType, JSX } from "react";
import { ClaimSummaryStrip } from "./claim-summary-strip.tsx";
import { ClaimSummaryView, type ClaimSummaryViewProps } from "./claim-summary-view.tsx";
import { claimSummaryText } from "./text.ts";

interface MemberPersona {
  /**
   * Who is viewing the claim. `associate` loads the associate's view of the contact's claim.
   * `third-party` is the same as `isThirdParty`. Both require `contactId`. Any other value is an error.
   * @default "member"
   */
  persona?: Extract<Persona, "member"> | undefined;
}

interface ContactPersona {
  /** Who is viewing the claim. */
  persona: Exclude<Persona, "member">;
  /** The contact on whose behalf the request is made. */
  contactId: string;
}

/** Which summary to request, and on whose behalf. */
export type ClaimSummaryQuery = ClaimQuery & (MemberPersona | ContactPersona);

/** Props of {@link ClaimSummary}. */
export type ClaimSummaryProps = ClaimProps &
  (MemberPersona | ContactPersona) & {
    /**
     * Level of the heading.
     * @default 2
     */
    headingLevel?: HeadingLevel | undefined;
    /** Renders the data, or a state without data, in your own way. */
    render?: RenderLoad<Summary> | undefined;
  };

/**
 * The main facts of a claim, with the actions `view-documents`, `electronic-payment` and, if the claim
 * requires it, `tell-us-more`.
 */
export function ClaimSummary(props: ClaimSummaryProps): JSX.Element {
  return <SummaryWidget {...props} view={ClaimSummaryView} hasHeading />;
}

/** The summary on a page that shows the claim's number and status itself. */
export function ShortClaimSummary(props: ClaimSummaryProps): JSX.Element {
  return <SummaryWidget {...props} view={ClaimSummaryStrip} hasHeading={false} />;
}

type SummaryWidgetProps = ClaimSummaryProps & {
  view: ComponentType<ClaimSummaryViewProps>;
  /** Whether the view has a heading. A failure always has one in a group of widgets. */
  hasHeading: boolean;
};

function SummaryWidget(props: SummaryWidgetProps): JSX.Element {
  const { headingLevel = 2, view: View, hasHeading, ...rest } = props;
  const text = useText(claimSummaryText);
  const load = useClaimSummary(props);
  return (
    <Widget
      {...rest}
      name="claim-summary"
      persona={load.persona}
      load={load}
      label={text.heading}
      headingLevel={hasHeading || load.status === "error" ? headingLevel : undefined}
      texts={claimSummaryText}
      errorMessage={text.failed}
    >
      {(summary) => (
        <View
          summary={summary}
          isThirdParty={props.isThirdParty || load.persona === "third-party"}
          headingLevel={headingLevel}
        />
      )}
    </Widget>
  );
}

type Asked = ClaimRef & { contactId: string };

/** Requests the summary of a claim, for a custom view. */
export function useClaimSummary(query: ClaimSummaryQuery): LoadState<Summary> {
  const { claimNumber, contactId = "", serverId, ...who } = query;
  const persona = parsePersona(who);
  const isThirdParty = persona === "third-party";
  const load = useCall<Asked, Summary>(
    persona ? sources[persona] : nobodysSummary,
    { claimNumber, contactId, isThirdParty },
    { serverId },
  );
  return { ...load, persona: persona ?? load.persona };
}

/** Fails like a call, without making one. */
const nobodysSummary: Call<Asked, Summary> = {
  name: "claimSummary for nobody",
  identity: (asked) => asked,
  run() {
    const advice = "There is no such persona. There are: member, third-party, associate.";
    return Promise.reject(new ClaimsError({ code: "configuration" }, { advice }));
  },
};

const sources: Record<Persona, Call<Asked, Summary>> = {
  member: claimSummary,
  "third-party": claimSummary,
  associate: associateClaimSummary,
};
