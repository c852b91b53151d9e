// Written by `vitest run -u --project node tools/build/manifests` from the table of elements and the docstrings of
// their props, because a mapped type that renames props loses their docstrings.
import type { ClaimkitEventMap } from "@claimkit/widget-runtime";
import type { ActionEvents } from "./element-events.ts";

/** A boolean attribute. */
export type BooleanAttribute = boolean | "" | "true" | "false";

/** An attribute with a number, which may be text. */
export type NumberAttribute<Value extends number> = Value | `${Value}`;

/** Listeners of every element. Names with a colon cannot be written in TSX. */
export interface ElementListeners {
  /** A widget starts to load. */
  "onck-loading"?: ((event: ClaimkitEventMap["ck:loading"]) => void) | undefined;
  /** A widget's data is on screen. */
  "onck-ready"?: ((event: ClaimkitEventMap["ck:ready"]) => void) | undefined;
  /** A widget shows its error message. */
  "onck-error"?: ((event: ClaimkitEventMap["ck:error"]) => void) | undefined;
  /** Part of a response could not be used. */
  "onck-warning"?: ((event: ClaimkitEventMap["ck:warning"]) => void) | undefined;
  /** A user clicked a control inside a widget. */
  "onck-click"?: ((event: ClaimkitEventMap["ck:click"]) => void) | undefined;
  /** A user selected something, or cleared the selection. */
  "onck-select"?: ((event: ClaimkitEventMap["ck:select"]) => void) | undefined;
  /** A user answered the feedback question. */
  "onck-feedback"?: ((event: ClaimkitEventMap["ck:feedback"]) => void) | undefined;
  /** A request to the claims service has ended. */
  "onck-request"?: ((event: ClaimkitEventMap["ck:request"]) => void) | undefined;
}

/** Listeners in Vue's templates, and their names in TSX. */
export interface VueListeners {
  /** A widget starts to load. */
  onCkLoading?: "onck-loading";
  /** A widget's data is on screen. */
  onCkReady?: "onck-ready";
  /** A widget shows its error message. */
  onCkError?: "onck-error";
  /** Part of a response could not be used. */
  onCkWarning?: "onck-warning";
  /** A user clicked a control inside a widget. */
  onCkClick?: "onck-click";
  /** A user requests an action. `preventDefault()` takes it over. */
  onCkAction?: "onck-action";
  /** A user selected something, or cleared the selection. */
  onCkSelect?: "onck-select";
  /** A user answered the feedback question. */
  onCkFeedback?: "onck-feedback";
  /** A request to the claims service has ended. */
  onCkRequest?: "onck-request";
}

/** Attributes and listeners of `<app-claim-list>`. */
export interface AppClaimListAttributes extends ElementListeners {
  /** The policy's number. */
  "policy-number": string;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading "Claims"; each claim is one below it.
   * @default 2
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /**
   * Shows the stage and the next step of each claim that is not closed. Requests them when its row
   * is near the visible part of the page.
   * @default false
   */
  "show-stage"?: BooleanAttribute | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `track-claim` `{ claimNumber: string }`: The user wants to follow a claim.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?: ((event: ActionEvents<"track-claim" | "log-in">) => void) | undefined;
}

/** Attributes and listeners of `<claim-next-steps>`. */
export interface ClaimNextStepsAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading.
   * @default 3
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `next-step` `{ step: string; section: "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" | "CLOSE";
   * claimNumber: string }`: The user follows a next step.
   * - `add-to-calendar` `{ title: string; date: string; time?: string; shop?: ShopInfo; claimNumber:
   * string }`: The user wants to add an appointment to a calendar.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?:
    | ((event: ActionEvents<"next-step" | "add-to-calendar" | "log-in">) => void)
    | undefined;
}

/** Attributes and listeners of `<claim-number-header>`. */
export interface ClaimNumberHeaderAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading.
   * @default 2
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
}

/** Attributes and listeners of `<claim-summary>`. */
export interface ClaimSummaryAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /**
   * Who is viewing the claim. `associate` loads the associate's view of the contact's claim.
   * `third-party` is the same as `isThirdParty`. Both require `contactId`. Any other value is an
   * error.
   * @default "member"
   */
  persona?: "member" | "third-party" | "associate" | undefined;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading.
   * @default 2
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `view-documents` `{ claimNumber: string }`: The user wants to see or upload documents.
   * - `electronic-payment` `{ claimNumber: string }`: The user wants to be paid electronically.
   * - `tell-us-more` `{ claimNumber: string }`: The user wants to report more about the loss.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?:
    | ((
        event: ActionEvents<"view-documents" | "electronic-payment" | "tell-us-more" | "log-in">,
      ) => void)
    | undefined;
}

/** Attributes and listeners of `<report-accordion>`. */
export interface ReportAccordionAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading; the coverages are one below it.
   * @default 3
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?: ((event: ActionEvents<"log-in">) => void) | undefined;
}

/** Attributes and listeners of `<services-accordion>`. */
export interface ServicesAccordionAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading; the rental car's heading is one level below.
   * @default 3
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?: ((event: ActionEvents<"log-in">) => void) | undefined;
}

/** Attributes and listeners of `<repairs-accordion>`. */
export interface RepairsAccordionAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading; nested headings are one below it.
   * @default 3
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `add-to-calendar` `{ title: string; date: string; time?: string; shop?: ShopInfo; claimNumber:
   * string }`: The user wants to add an appointment to a calendar.
   * - `change-appointment` `{ date?: string; time?: string; shop?: ShopInfo; claimNumber: string }`:
   * The user wants to change the appointment.
   * - `change-shop` `{ shop?: ShopInfo; claimNumber: string }`: The user wants another shop.
   * - `choose-shop` `{ claimNumber?: string; shop?: RepairShop }`: The user wants to choose a shop,
   * or has chosen one in the finder.
   * - `estimate-option` `{ option?: string; claimNumber: string }`: The user has chosen an option
   * for an estimate.
   * - `view-on-map` `{ shop?: ShopInfo; claimNumber: string }`: The user wants to see a shop on a
   * map.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?:
    | ((
        event: ActionEvents<
          | "add-to-calendar"
          | "change-appointment"
          | "change-shop"
          | "choose-shop"
          | "estimate-option"
          | "view-on-map"
          | "log-in"
        >,
      ) => void)
    | undefined;
}

/** Attributes and listeners of `<payout-accordion>`. */
export interface PayoutAccordionAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /**
   * Shows the feedback question below the payments; `ck:feedback` has the answer.
   * @default false
   */
  "show-feedback"?: BooleanAttribute | undefined;
  /** The type of the claim, for the feedback record. */
  "claim-type"?: string | undefined;
  /**
   * Leaves out the sentence about repairs, for a vehicle that is not repaired.
   * @default false
   */
  "is-total-loss"?: BooleanAttribute | undefined;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading; the breakdown is one below it.
   * @default 3
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?: ((event: ActionEvents<"log-in">) => void) | undefined;
}

/** Attributes and listeners of `<claim-tracker>`. */
export interface ClaimTrackerAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /**
   * The selected category, until the user selects another; a new value is selected again: `REPORT`,
   * `SERVICES`, `REPAIRS`, `PAYOUT` or `CLOSE`.
   * @default the last that has started
   */
  "selected-category"?: "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" | "CLOSE" | undefined;
  /**
   * Whether the payout shows the feedback question.
   * @default false
   */
  "show-feedback"?: BooleanAttribute | undefined;
  /**
   * The type of the claim, for the feedback record.
   * @default the claim summary's
   */
  "claim-type"?: string | undefined;
  /**
   * The sections in your order: `number`, `status`, `path`, `next-steps`, `money`, `contact-bar`,
   * `summary`, `timeline`, `report`, `services`, `repairs`, `payout`, `close`, `contacts`, `faqs`.
   * What you leave out is not shown; any other name is the name of a slot of yours.
   * @default all of them in this order
   */
  sections?: readonly string[] | string | undefined;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading; headings of its parts are one level below.
   * @default 2
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `view-documents` `{ claimNumber: string }`: The user wants to see or upload documents.
   * - `electronic-payment` `{ claimNumber: string }`: The user wants to be paid electronically.
   * - `tell-us-more` `{ claimNumber: string }`: The user wants to report more about the loss.
   * - `next-step` `{ step: string; section: "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" | "CLOSE";
   * claimNumber: string }`: The user follows a next step.
   * - `add-to-calendar` `{ title: string; date: string; time?: string; shop?: ShopInfo; claimNumber:
   * string }`: The user wants to add an appointment to a calendar.
   * - `change-appointment` `{ date?: string; time?: string; shop?: ShopInfo; claimNumber: string }`:
   * The user wants to change the appointment.
   * - `change-shop` `{ shop?: ShopInfo; claimNumber: string }`: The user wants another shop.
   * - `choose-shop` `{ claimNumber?: string; shop?: RepairShop }`: The user wants to choose a shop,
   * or has chosen one in the finder.
   * - `estimate-option` `{ option?: string; claimNumber: string }`: The user has chosen an option
   * for an estimate.
   * - `view-on-map` `{ shop?: ShopInfo; claimNumber: string }`: The user wants to see a shop on a
   * map.
   * - `open-faqs` `{ claimNumber: string }`: The user wants to see the FAQs of a claim.
   * - `all-claims` `{ claimNumber: string }`: The user wants to go back to all claims.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?:
    | ((
        event: ActionEvents<
          | "view-documents"
          | "electronic-payment"
          | "tell-us-more"
          | "next-step"
          | "add-to-calendar"
          | "change-appointment"
          | "change-shop"
          | "choose-shop"
          | "estimate-option"
          | "view-on-map"
          | "open-faqs"
          | "all-claims"
          | "log-in"
        >,
      ) => void)
    | undefined;
}

/** Attributes and listeners of `<close-accordion>`. */
export interface CloseAccordionAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading.
   * @default 3
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?: ((event: ActionEvents<"log-in">) => void) | undefined;
}

/** Attributes and listeners of `<document-upload>`. */
export interface DocumentUploadAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /** The kinds and sizes that are accepted, in a sentence. */
  hint?: string | undefined;
  /**
   * Kinds of files that the browser offers, as in `<input accept>`. The queue judges them by
   * content.
   */
  accept?: string | undefined;
  /** The largest size of a file, in bytes; the same as of the queue. */
  "max-size"?: NumberAttribute<number> | undefined;
  /**
   * How many files there can be, besides those that the server has received; the same as of the
   * queue.
   */
  "max-files"?: NumberAttribute<number> | undefined;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading; its parts are one below it.
   * @default 2
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
}

/** Attributes and listeners of `<member-timeline>`. */
export interface MemberTimelineAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /**
   * The selected category, until the user selects another; a new value is selected again.
   * @default the last that has started
   */
  "selected-category"?: "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" | "CLOSE" | undefined;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of each category's heading.
   * @default 3
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?: ((event: ActionEvents<"log-in">) => void) | undefined;
}

/** Attributes and listeners of `<timeline-category-card>`. */
export interface TimelineCategoryCardAttributes extends ElementListeners {
  /** `REPORT`, `SERVICES`, `REPAIRS`, `PAYOUT` or `CLOSE`, in any case. Other words cause an error. */
  category: "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" | "CLOSE";
  /** Status in the service's words; an unknown one is shown as it is. */
  status?: string | undefined;
  /**
   * Whether it is selected, until the user clicks it; a new value applies again.
   * @default false
   */
  selected?: BooleanAttribute | undefined;
  /**
   * Level of the category's heading.
   * @default 3
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
}

/** Attributes and listeners of `<contact-us>`. */
export interface ContactUsAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading; the topics are one below it.
   * @default 3
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?: ((event: ActionEvents<"log-in">) => void) | undefined;
}

/** Attributes and listeners of `<claim-feedback>`. */
export interface ClaimFeedbackAttributes extends ElementListeners {
  /** The claim's number. */
  "claim-number": string;
  /** The part of the claim that the question is about, in any case. Other words cause an error. */
  section: "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" | "CLOSE" | "FAQ";
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Sends requests to this server, instead of the client's own. */
  "server-id"?: string | undefined;
  /**
   * The element that the question is about.
   * @default "claim-feedback"
   */
  component?: string | undefined;
  /** The frequently asked question, if it is about one. */
  "faq-id"?: string | undefined;
  /** The claim's type, for the record. */
  "claim-type"?: string | undefined;
  /**
   * The persona, for the record. Other words cause an error.
   * @default "member", or "third-party" with `isThirdParty`
   */
  persona?: "member" | "third-party" | "associate" | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
}

/** Attributes and listeners of `<interactive-faqs>`. */
export interface InteractiveFaqsAttributes extends ElementListeners {
  /**
   * Shows every question of the category instead of the four most popular.
   * @default false
   */
  "show-all"?: BooleanAttribute | undefined;
  /**
   * How many of the four most popular questions it shows at most.
   * @default 4
   */
  limit?: NumberAttribute<number> | undefined;
  /** The claim's number, for questions about a claim. */
  "claim-number"?: string | undefined;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Id of the server to request from instead of the client's. */
  "server-id"?: string | undefined;
  /**
   * The selected category, until the user selects another; a new value is selected again. `CLOSE`
   * means `PAYOUT`.
   * @default "REPORT"
   */
  "selected-category"?: "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" | "CLOSE" | undefined;
  /**
   * Shows "Was this helpful?" below each answer and emits `ck:feedback`. Requires `claimNumber`.
   * @default false
   */
  "show-feedback"?: BooleanAttribute | undefined;
  /** Type of the claim, for the feedback record. */
  "claim-type"?: string | undefined;
  /**
   * Level of the widget's heading in the outline of the page. By default, 2 for `AllFaqs` and 3 for
   * `InteractiveFaqs`.
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `all-faqs` `{ claimNumber?: string; category: "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" }`:
   * The user wants to see all FAQs.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?: ((event: ActionEvents<"all-faqs" | "log-in">) => void) | undefined;
}

/** Attributes and listeners of `<all-faqs>`. */
export interface AllFaqsAttributes extends ElementListeners {
  /** The claim's number, for questions about a claim. */
  "claim-number"?: string | undefined;
  /** Requests as a third-party claimant. Needs `contactId`. */
  "is-third-party"?: BooleanAttribute | undefined;
  /** The contact on whose behalf the request is made. */
  "contact-id"?: string | undefined;
  /** Id of the server to request from instead of the client's. */
  "server-id"?: string | undefined;
  /**
   * The selected category, until the user selects another; a new value is selected again. `CLOSE`
   * means `PAYOUT`.
   * @default "REPORT"
   */
  "selected-category"?: "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" | "CLOSE" | undefined;
  /**
   * Shows "Was this helpful?" below each answer and emits `ck:feedback`. Requires `claimNumber`.
   * @default false
   */
  "show-feedback"?: BooleanAttribute | undefined;
  /** Type of the claim, for the feedback record. */
  "claim-type"?: string | undefined;
  /**
   * Level of the widget's heading in the outline of the page. By default, 2 for `AllFaqs` and 3 for
   * `InteractiveFaqs`.
   */
  "heading-level"?: NumberAttribute<2 | 3 | 4 | 5 | 6> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?: ((event: ActionEvents<"log-in">) => void) | undefined;
}

/** Attributes and listeners of `<repair-shop-finder>`. */
export interface RepairShopFinderAttributes extends ElementListeners {
  /**
   * Type of the user. The three types of signed-in users pick a shop. All others are anonymous, and
   * only see where the shops are.
   */
  "user-type"?:
    | "registered"
    | "unregistered-member"
    | "unregistered-member-support"
    | "anonymous"
    | (string & {})
    | undefined;
  /** Claim that the shop is for; part of the actions' details. */
  "claim-number"?: string | undefined;
  /**
   * A ZIP code or an address to search by before the user has entered one, such as a claim's. One
   * that cannot be read is ignored.
   */
  "initial-address"?: string | undefined;
  /** Server id for the requests, instead of the client's. */
  "server-id"?: string | undefined;
  /**
   * Level of the heading in the page's outline, 2 to 6.
   * @default 2
   */
  "heading-level"?: NumberAttribute<number> | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme?: "auto" | undefined;
  /**
   * A user requests an action. `preventDefault()` takes it over.
   * - `choose-shop` `{ claimNumber?: string; shop?: RepairShop }`: The user wants to choose a shop,
   * or has chosen one in the finder.
   * - `directions` `{ claimNumber?: string; shop: RepairShop }`: The user wants directions to a
   * shop.
   * - `log-in` `{}`: The user wants to log in.
   */
  "onck-action"?:
    | ((event: ActionEvents<"choose-shop" | "directions" | "log-in">) => void)
    | undefined;
}

/** Attributes and listeners of each element, by tag. */
export interface ElementAttributes {
  /** The claims of a policy, latest first, each with the action `track-claim`. */
  "app-claim-list": AppClaimListAttributes;
  /**
   * What the claimant has to do now and by when, or why there is nothing to do. Based on a table of
   * the repairs' scenarios and the timeline's statuses.
   *
   * Each step emits the action `next-step` with `{ claimNumber, step, section }`.
   */
  "claim-next-steps": ClaimNextStepsAttributes;
  /**
   * "Claim progress" with the number of the claim. Makes no call; the persona only appears in its
   * events.
   */
  "claim-number-header": ClaimNumberHeaderAttributes;
  /**
   * The main facts of a claim, with the actions `view-documents`, `electronic-payment` and, if the
   * claim requires it, `tell-us-more`.
   */
  "claim-summary": ClaimSummaryAttributes;
  /** The reported incident, with the coverages and deductibles that may apply. */
  "report-accordion": ReportAccordionAttributes;
  /** Services for the customer besides repairs: a rental car, towing and the like. */
  "services-accordion": ServicesAccordionAttributes;
  /**
   * The repairs of a claim, by their scenario: a service or a shop to choose, an appointment, an
   * estimate, or a total loss. With the actions `estimate-option`, `choose-shop`,
   * `change-appointment`, `change-shop`, `view-on-map` and `add-to-calendar`; the widget can perform
   * the last two itself.
   */
  "repairs-accordion": RepairsAccordionAttributes;
  /** What the customer pays, what the insurer has paid, and to whom. */
  "payout-accordion": PayoutAccordionAttributes;
  /**
   * The whole page of a claim: its status, its path, the next steps and the money, then the summary,
   * the timeline, all five sections, the contacts, and the FAQs of the slot `faqs`. Each part loads,
   * fails and emits events by itself.
   */
  "claim-tracker": ClaimTrackerAttributes;
  /** Whether a claim is open, or since when it is closed. */
  "close-accordion": CloseAccordionAttributes;
  /**
   * Photos and documents of a claim: what the insurer asks for, the files that the user adds, which
   * are sent as they are added, and what was sent on earlier visits. Makes no call of the claims
   * API; the queue sends the files. Its events contain no names of files.
   */
  "document-upload": DocumentUploadAttributes;
  /**
   * The progress of a claim, by category. If the service has no timeline, it shows the categories
   * without statuses.
   */
  "member-timeline": MemberTimelineAttributes;
  /** A single card of the timeline, for pages with their own layout. Makes no call. */
  "timeline-category-card": TimelineCategoryCardAttributes;
  /**
   * Contacts for questions about a claim. Initially collapsed; requests data when it is opened for
   * the first time, and after that only by 'Try again'.
   */
  "contact-us": ContactUsAttributes;
  /**
   * "Was this helpful?" as a separate widget, for a page's own content about a claim. Makes no call;
   * `ck:feedback` has the answer.
   */
  "claim-feedback": ClaimFeedbackAttributes;
  /**
   * The popular questions about a part of the claim, as cards with a preview of each answer, and a
   * control for all questions (action `all-faqs`).
   */
  "interactive-faqs": InteractiveFaqsAttributes;
  /**
   * All questions about claims with their answers, in categories. A link to `#faq-RPT-01` opens the
   * question with that id.
   */
  "all-faqs": AllFaqsAttributes;
  /**
   * Finds shops of the repair network around a ZIP code or an address. Signed-in users pick one of
   * them: the action `choose-shop`.
   */
  "repair-shop-finder": RepairShopFinderAttributes;
}
