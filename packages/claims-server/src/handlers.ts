import type { ResponseOf } from "@claimkit/claims-api/contract";
import type { Awaitable, CallContext, ClaimContext } from "./options.ts";

/**
 * Answers a call. `null` means that there is nothing yet: the answer is a 204 for payments and a 404 for everything
 * else, which clients show as the call's empty state or failure.
 */
export type Handler<Context, Answer> = (context: Context) => Awaitable<Answer | null>;

/** The bytes of a PDF. */
export type DocumentBytes =
  | Blob
  | ArrayBuffer
  | Uint8Array<ArrayBuffer>
  | ReadableStream<Uint8Array>;

/** A claim and one of its contacts. */
export interface ContactContext<User, Env extends object = object> extends ClaimContext<User, Env> {
  readonly contactId: string;
}

/** A search for the claims of a policy. */
export interface PolicyContext<User, Env extends object = object> extends CallContext<User, Env> {
  /** Number of the policy. Any user can write any number, so compare it with the user's. */
  readonly policyNumber: string;
}

/** A request for questions and answers. */
export interface QuestionsContext<User, Env extends object = object> extends CallContext<
  User,
  Env
> {
  /** Number of the claim that the questions are shown for, if any. The user may read it. */
  readonly claimNumber: string | undefined;
  /** Contact of the claim that reads the questions, if any. */
  readonly contactId: string | undefined;
  /** Whether a third-party claimant reads the answer. */
  readonly isThirdParty: boolean;
  /** Category whose questions are needed. Others are left out of the answer. */
  readonly category: ResponseOf<"faqs">["faqs"][number]["category"] | undefined;
}

/** A search for repair shops. */
export interface ShopsContext<User, Env extends object = object> extends CallContext<User, Env> {
  /** Street and number, or blank. */
  readonly addressLine1: string;
  /** City, or blank. */
  readonly city: string;
  /** State, or blank. */
  readonly state: string;
  /** ZIP code, or blank. */
  readonly zipCode: string;
  /** Radius in miles. */
  readonly radius: number;
  /** Whether to find shops certified by manufacturers. */
  readonly manufacturedCertified: "Yes" | "No";
  /** Whether the vehicle needs a special shop. */
  readonly isSpecialtyVehicle: "Yes" | "No";
}

/** The repair shop that a user has chosen for a claim. */
export interface ShopChoiceContext<User, Env extends object = object> extends ClaimContext<
  User,
  Env
> {
  /** Id of the shop. */
  readonly shopId: string;
}

/** The beginning of an address. */
export interface SuggestContext<User, Env extends object = object> extends CallContext<User, Env> {
  /** What has been typed. */
  readonly text: string;
}

/** A request for a document. */
export interface DocumentContext<User, Env extends object = object> extends CallContext<User, Env> {
  /** Public id of the document. */
  readonly documentPublicID: string;
  /** Token of the document, from the answer of `repairsDetails`. The handler must verify it. */
  readonly accessToken: string | undefined;
}

/** The functions of a host, one per call. */
export interface ClaimsHandlers<User, Env extends object = object> {
  /** The claims of a policy that are the user's, for both calls of the search. */
  claimSearch?: Handler<PolicyContext<User, Env>, ResponseOf<"claimSearch">>;
  /** All contacts of a claim. The server sends the page that was requested. */
  claimContacts?: Handler<ClaimContext<User, Env>, ResponseOf<"claimContacts">>;
  /** The progress of a claim. If you return `null`, clients show the stages without their statuses. */
  timelines?: Handler<ContactContext<User, Env>, ResponseOf<"timelines">>;
  /** Vehicle, type and status of a claim. */
  claimSummary?: Handler<ClaimContext<User, Env>, ResponseOf<"claimSummary">>;
  /** The same, for an associate who helps a contact. */
  associateClaimSummary?: Handler<ContactContext<User, Env>, ResponseOf<"associateClaimSummary">>;
  /** What was reported, and the coverages that apply. */
  reportDetails?: Handler<ClaimContext<User, Env>, ResponseOf<"reportDetails">>;
  /** Rental car, towing and other services. */
  servicesDetails?: Handler<ClaimContext<User, Env>, ResponseOf<"servicesDetails">>;
  /** The repairs, with a token for each document. */
  repairsDetails?: Handler<ClaimContext<User, Env>, ResponseOf<"repairsDetails">>;
  /** Payments and payees. */
  payoutDetails?: Handler<ClaimContext<User, Env>, ResponseOf<"payoutDetails">>;
  /** Whether and when a claim was closed. */
  closeDetails?: Handler<ClaimContext<User, Env>, ResponseOf<"closeDetails">>;
  /** Contacts for questions about a claim. */
  contactUs?: Handler<ClaimContext<User, Env>, ResponseOf<"contactUs">>;
  /** The claim associate. Experimental. */
  adjusterInfo?: Handler<ClaimContext<User, Env>, ResponseOf<"adjusterInfo">>;
  /** All adjusters of a claim. Experimental. */
  adjusterSummaries?: Handler<ClaimContext<User, Env>, ResponseOf<"adjusterSummaries">>;
  /** Questions and answers, for both calls. */
  faqs?: Handler<QuestionsContext<User, Env>, ResponseOf<"faqs">>;
  /** The repair shops around an address. */
  repairFacilitiesSearch?: Handler<ShopsContext<User, Env>, ResponseOf<"repairFacilitiesSearch">>;
  /**
   * Stores the repair shop of a claim. `mayRead` only says that the user may read the claim, so decide here whether the
   * user may change it. `null` means that it is stored.
   */
  chooseRepairShop?: Handler<ShopChoiceContext<User, Env>, ResponseOf<"chooseRepairShop">>;
  /** Addresses that match a text. */
  locationSuggest?: Handler<SuggestContext<User, Env>, ResponseOf<"locationSuggest">>;
  /** The PDF of a document. */
  document?: Handler<DocumentContext<User, Env>, DocumentBytes>;
}
