import type { ClaimRef, MemberClaimRef, ThirdPartyClaimRef } from "@claimkit/claims-api";
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

interface Server {
  /** Requests from this server, instead of the client's own. */
  serverId?: string | undefined;
}

/** Which claim to request, on whose behalf, and from which server. */
export type ClaimQuery = ClaimRef & Server;

/** Props of a widget about a claim that the policyholder follows. */
export interface MemberClaimProps extends MemberClaimRef, Server, WidgetEvents {}

/** Props of a widget about a claim that a third-party claimant follows. */
export interface ThirdPartyClaimProps extends ThirdPartyClaimRef, Server, WidgetEvents {}

/** Props of every widget about a claim. Flat, so that each can be an attribute. */
export type ClaimProps = MemberClaimProps | ThirdPartyClaimProps;
