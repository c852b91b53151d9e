import type { Category, FaqsInput } from "@claimkit/claims-api";
import type { HeadingLevel, WidgetEvents } from "@claimkit/widget-runtime";

/** Whose questions to request, and from which server. */
export type FaqQuery = FaqsInput & {
  /** Id of the server to request from instead of the client's. */
  serverId?: string | undefined;
};

/** Props of every widget of this package. Flat, so that each can be an attribute. */
export type FaqProps = FaqQuery &
  WidgetEvents & {
    /**
     * The selected category, until the user selects another; a new value is selected again. `CLOSE` means
     * `PAYOUT`.
     * @default "REPORT"
     */
    selectedCategory?: Category | undefined;
    /**
     * Shows "Was this helpful?" below each answer and emits `ck:feedback`. Requires `claimNumber`.
     * @default false
     */
    showFeedback?: boolean | undefined;
    /** Type of the claim, for the feedback record. */
    claimType?: string | undefined;
    /**
     * Level of the widget's heading in the outline of the page. By default, 2 for `AllFaqs` and 3 for
     * `InteractiveFaqs`.
     */
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
 * `isThirdParty`. Empty attributes are not sent, except the contact of a third party, which is required.
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
