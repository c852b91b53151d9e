import type { Category, FaqsInput } from "@claimkit/claims-api";
import type { HeadingLevel, WidgetEvents } from "@claimkit/widget-runtime";

/** Which questions to request, on whose behalf, and from which server. */
export type FaqQuery = FaqsInput & {
  /** Requests from this server, instead of the client's own. */
  serverId?: string | undefined;
};

/** Props of every widget of this package. Flat, so that each can be an attribute. */
export type FaqProps = FaqQuery &
  WidgetEvents & {
    /**
     * The category to start with. `CLOSE` means `PAYOUT`.
     * @default "REPORT"
     */
    selectedCategory?: Category | undefined;
    /**
     * Asks below each answer whether it was helpful, and emits `ck:feedback`. Needs a `claimNumber`.
     * @default false
     */
    showFeedback?: boolean | undefined;
    /** The type of the claim, for the record of an answer. */
    claimType?: string | undefined;
    /** The place of the widget's heading in the outline of the page. */
    headingLevel?: HeadingLevel | undefined;
  };

interface Destructured {
  claimNumber?: string | undefined;
  isThirdParty?: boolean | undefined;
  contactId?: string | undefined;
  serverId?: string | undefined;
}

/**
 * The query of a widget from its destructured props, whose types no longer tie `contactId` to
 * `isThirdParty`. An attribute that a template leaves empty is not sent; a third party needs its contact.
 */
export function faqQuery({
  claimNumber,
  isThirdParty,
  contactId,
  serverId,
}: Destructured): FaqQuery {
  return {
    claimNumber: claimNumber || undefined,
    isThirdParty,
    contactId: isThirdParty ? contactId : contactId || undefined,
    serverId,
  } as FaqQuery;
}
