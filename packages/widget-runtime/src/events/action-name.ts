import type { Category, FaqCategory, RepairShop, ShopInfo } from "@claimkit/claims-api";

/** The claim that an action is about. */
export interface ClaimDetail {
  /** The claim's number. */
  readonly claimNumber: string;
}

/** The appointment that a user wants to keep in a calendar. */
export interface AddToCalendarDetail extends ClaimDetail {
  /** What the calendar shows. */
  readonly title: string;
  /** The day, as the server writes it. */
  readonly date: string;
  /** The time at the shop, if there is one. */
  readonly time?: string | undefined;
  /** Where the appointment is. */
  readonly shop?: ShopInfo | undefined;
}

/** The appointment that a user wants to change. */
export interface ChangeAppointmentDetail extends ClaimDetail {
  /** The day of the appointment; left out if there is none yet. */
  readonly date?: string | undefined;
  /** The time at the shop, if there is one. */
  readonly time?: string | undefined;
  /** Where the appointment is. */
  readonly shop?: ShopInfo | undefined;
}

/** The shop that an action is about. */
export interface ShopDetail extends ClaimDetail {
  /** The shop of the claim; left out if there is none. */
  readonly shop?: ShopInfo | undefined;
}

/** The shop that a user wants for the repairs, or wants to find. */
export interface ChooseShopDetail {
  /** The claim's number; left out if the widget has none. */
  readonly claimNumber?: string | undefined;
  /** The shop that the user has chosen in the finder; left out where the user has yet to find one. */
  readonly shop?: RepairShop | undefined;
}

/** The shop that a user wants directions to. */
export interface DirectionsDetail {
  /** The claim's number; left out if the widget has none. */
  readonly claimNumber?: string | undefined;
  /** The shop. */
  readonly shop: RepairShop;
}

/** The way to an estimate that a user has chosen. */
export interface EstimateOptionDetail extends ClaimDetail {
  /** The server's key of the option; left out for "choose another option". */
  readonly option?: string | undefined;
}

/** The next step that a user follows. */
export interface NextStepDetail extends ClaimDetail {
  /** The step's name. */
  readonly step: string;
  /** The section of the claim where the step is described. */
  readonly section: Category;
}

/** The questions that a user wants to see all of. */
export interface AllFaqsDetail {
  /** The claim's number; left out if the widget has none. */
  readonly claimNumber?: string | undefined;
  /** The category that the user was reading. */
  readonly category: FaqCategory;
}

/** The detail of an action without a widget of this release. */
export type OpenDetail = Readonly<Record<string, unknown>>;

/** The detail of each action. */
export interface ActionDetails {
  /** The user wants an appointment in a calendar. */
  "add-to-calendar": AddToCalendarDetail;
  /** The user wants to see all FAQs. */
  "all-faqs": AllFaqsDetail;
  /** The user wants another appointment. */
  "change-appointment": ChangeAppointmentDetail;
  /** The user wants another shop. */
  "change-shop": ShopDetail;
  /** The user wants to choose a shop, or has chosen one in the finder. */
  "choose-shop": ChooseShopDetail;
  /** The user wants to know how to get to a shop. */
  directions: DirectionsDetail;
  /** The user wants to be paid electronically. */
  "electronic-payment": ClaimDetail;
  /** The user has chosen a way to an estimate. */
  "estimate-option": EstimateOptionDetail;
  /** The user wants to log in. */
  "log-in": OpenDetail;
  /** The user follows a next step. */
  "next-step": NextStepDetail;
  /** The user wants to see the FAQs of a claim. */
  "open-faqs": ClaimDetail;
  /** The user wants to tell more about the loss. */
  "tell-us-more": ClaimDetail;
  /** The user wants to follow a claim. */
  "track-claim": ClaimDetail;
  /** The user wants to see or upload documents. */
  "view-documents": ClaimDetail;
  /** The user wants to see a shop on a map. */
  "view-on-map": ShopDetail;
}

/** What a widget asks its host to do. */
export type ActionName = keyof ActionDetails;

/** What the host needs for an action: the claim, the option, the shop. */
export type ActionDetail<Name extends ActionName = ActionName> = ActionDetails[Name];
