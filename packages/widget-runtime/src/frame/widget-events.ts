import type { ClaimRef, MemberClaimRef, ThirdPartyClaimRef } from "@claimkit/claims-api";
import type { Hrefs } from "../action/hrefs.ts";
import type {
  ActionEvent,
  ClaimsEvent,
  LoadErrorEvent,
  ReadyEvent,
} from "../events/claims-event.ts";

/** Event handlers of a widget, and its action settings. */
export interface WidgetEvents {
  /** The widget's data is on screen. */
  onReady?: ((event: ReadyEvent) => void) | undefined;
  /** The widget shows its error message. */
  onLoadError?: ((event: LoadErrorEvent) => void) | undefined;
  /** The user requests an action; `event.preventDefault()` takes it over. */
  onAction?: ((event: ActionEvent) => void) | undefined;
  /** Called for every event of this widget. */
  onEvent?: ((event: ClaimsEvent) => void) | undefined;
  /** URLs of actions, followed unless the host prevents the action; `null` hides an action's control. */
  hrefs?: Hrefs | undefined;
}

interface Server {
  /** Sends requests to this server, instead of the client's own. */
  serverId?: string | undefined;
}

/** The claim to request, the persona, and the server. */
export type ClaimQuery = ClaimRef & Server;

/** Props of a widget about a policyholder's claim. */
export interface MemberClaimProps extends MemberClaimRef, Server, WidgetEvents {}

/** Props of a widget about a third-party claimant's claim. */
export interface ThirdPartyClaimProps extends ThirdPartyClaimRef, Server, WidgetEvents {}

/** Props of every widget about a claim. Flat, so that each can be an attribute. */
export type ClaimProps = MemberClaimProps | ThirdPartyClaimProps;
