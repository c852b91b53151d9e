"use client";

import { type ClaimSearchResult, claimSearch } from "@claimkit/claims-api";
import {
  Heading,
  type HeadingLevel,
  type LoadState,
  PhoneSentence,
  type RenderLoad,
  useCall,
  useText,
  Widget,
  type WidgetEvents,
} from "@claimkit/widget-runtime";
import { useLocalization } from "@claimkit/widget-runtime/internal/use-text";
import type { JSX } from "react";
import { ClaimListView } from "./claim-list-view.tsx";
import { claimListText } from "./text.ts";

/** Which claims to request. */
export interface ClaimListQuery {
  /** The policy's number. */
  policyNumber: string;
  /** Sends requests to this server, instead of the client's own. */
  serverId?: string | undefined;
}

/** Props of {@link ClaimList}. */
export interface ClaimListProps extends ClaimListQuery, WidgetEvents {
  /**
   * Level of the heading "Claims"; each claim is one below it.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Shows the stage and the next step of each claim that is not closed. Requests them when its row is near the visible
   * part of the page.
   * @default false
   */
  showStage?: boolean | undefined;
  /** Renders the data, or a state without data, in your own way, below the heading. */
  render?: RenderLoad<ClaimSearchResult> | undefined;
}

/** The claims of a policy, latest first, each with the action `track-claim`. */
export function ClaimList(props: ClaimListProps): JSX.Element {
  const { policyNumber, serverId, headingLevel = 2, showStage = false, ...events } = props;
  const text = useText(claimListText);
  return (
    <div className="ck-claim-list" lang={useLocalization().complete(claimListText).locale}>
      {/* Why: docs/decisions/claim-page.md#the-outline-of-the-page-does-not-change */}
      <Heading level={headingLevel} className="ck-claim-list-heading">
        {text.heading}
      </Heading>
      <Widget
        {...events}
        name="app-claim-list"
        load={useClaimList({ policyNumber, serverId })}
        label={text.heading}
        texts={claimListText}
        errorMessage={<PhoneSentence text={text.failed} withoutPhone={text.failedWithoutPhone} />}
        readyState={({ claims }) => (claims.length > 0 ? "data" : "empty")}
      >
        {({ claims }) => (
          <ClaimListView
            claims={claims}
            headingLevel={headingLevel + 1}
            showStage={showStage}
            serverId={serverId}
          />
        )}
      </Widget>
    </div>
  );
}

/** Requests the claims of a policy, for a custom list. */
export function useClaimList(query: ClaimListQuery): LoadState<ClaimSearchResult> {
  const { policyNumber, serverId } = query;
  return useCall(claimSearch, { policyNumber }, { serverId });
}
