import type { Hrefs } from "../action/hrefs.ts";
import type {
  ActionEvent,
  ClaimsEvent,
  LoadErrorEvent,
  ReadyEvent,
} from "../events/claims-event.ts";

/** What a host may hear from a widget, and tell it about actions. */
export interface WidgetEvents {
  /** The widget's data is on screen. */
  onReady?: ((event: ReadyEvent) => void) | undefined;
  /** The widget shows its failure sentence. */
  onLoadError?: ((event: LoadErrorEvent) => void) | undefined;
  /** The user asks for something; `event.preventDefault()` takes it over. */
  onAction?: ((event: ActionEvent) => void) | undefined;
  /** Everything that this widget tells. */
  onEvent?: ((event: ClaimsEvent) => void) | undefined;
  /** Where actions lead that the host does not take over. */
  hrefs?: Hrefs | undefined;
}

interface ClaimPropsBase extends WidgetEvents {
  /** The claim's number. */
  claimNumber: string;
  /** Requests from this server, instead of the client's own. */
  serverId?: string | undefined;
}

/** Props of a widget about a claim that the policyholder follows. */
export interface MemberClaimProps extends ClaimPropsBase {
  /** Requests as a third-party claimant. Needs `contactId`. */
  isThirdParty?: false | undefined;
  /** The contact who follows the claim. */
  contactId?: string | undefined;
}

/** Props of a widget about a claim that a third-party claimant follows. */
export interface ThirdPartyClaimProps extends ClaimPropsBase {
  /** Requests as a third-party claimant. Needs `contactId`. */
  isThirdParty: true;
  /** The contact who follows the claim. */
  contactId: string;
}

/** Props of every widget about a claim. Flat, so that each can be an attribute. */
export type ClaimProps = MemberClaimProps | ThirdPartyClaimProps;
