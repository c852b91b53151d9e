import type { Category, FaqCategory, RepairShop, ShopInfo } from "@claimkit/claims-api";

/** The claim that an action is about. */
export interface ClaimDetail {
  /** The claim's number. */
  readonly claimNumber: string;
}

/** The appointment to add to a calendar. */
export interface AddToCalendarDetail extends ClaimDetail {
  /** Title of the calendar event. */
  readonly title: string;
  /** The day, as sent by the server. */
  readonly date: string;
  /** The time in the shop's time zone, if there is one. */
  readonly time?: string | undefined;
  /** Location of the appointment. */
  readonly shop?: ShopInfo | undefined;
}

/** The appointment to change. */
export interface ChangeAppointmentDetail extends ClaimDetail {
  /** The day of the appointment; omitted if it is not scheduled. */
  readonly date?: string | undefined;
  /** The time in the shop's time zone, if there is one. */
  readonly time?: string | undefined;
  /** Location of the appointment. */
  readonly shop?: ShopInfo | undefined;
}

/** The shop that an action is about. */
export interface ShopDetail extends ClaimDetail {
  /** The shop of the claim; omitted if the claim has no shop. */
  readonly shop?: ShopInfo | undefined;
}

/** The shop that the user has chosen for the repairs, or wants to find. */
export interface ChooseShopDetail {
  /** The claim's number; omitted if the widget has none. */
  readonly claimNumber?: string | undefined;
  /** The shop chosen in the finder; omitted if the user has yet to find one. */
  readonly shop?: RepairShop | undefined;
}

/** The shop that the user wants directions to. */
export interface DirectionsDetail {
  /** The claim's number; omitted if the widget has none. */
  readonly claimNumber?: string | undefined;
  /** The shop. */
  readonly shop: RepairShop;
}

/** The option for an estimate that the user has chosen. */
export interface EstimateOptionDetail extends ClaimDetail {
  /** The server's key of the option; omitted for "choose another option". */
  readonly option?: string | undefined;
}

/** The next step that a user follows. */
export interface NextStepDetail extends ClaimDetail {
  /** The step's name. */
  readonly step: string;
  /** The section of the claim where the step is described. */
  readonly section: Category;
}

/** The category of questions to show. */
export interface AllFaqsDetail {
  /** The claim's number; omitted if the widget has none. */
  readonly claimNumber?: string | undefined;
  /** The category that the user was reading. */
  readonly category: FaqCategory;
}

/** The detail of an action that needs no data: an empty object. */
export type OpenDetail = Readonly<Record<string, unknown>>;

/** The detail of each action. */
export interface ActionDetails {
  /** The user wants to add an appointment to a calendar. */
  "add-to-calendar": AddToCalendarDetail;
  /** The user wants to go back to all claims. */
  "all-claims": ClaimDetail;
  /** The user wants to see all FAQs. */
  "all-faqs": AllFaqsDetail;
  /** The user wants to change the appointment. */
  "change-appointment": ChangeAppointmentDetail;
  /** The user wants another shop. */
  "change-shop": ShopDetail;
  /** The user wants to choose a shop, or has chosen one in the finder. */
  "choose-shop": ChooseShopDetail;
  /** The user wants directions to a shop. */
  directions: DirectionsDetail;
  /** The user wants to be paid electronically. */
  "electronic-payment": ClaimDetail;
  /** The user has chosen an option for an estimate. */
  "estimate-option": EstimateOptionDetail;
  /** The user wants to log in. */
  "log-in": OpenDetail;
  /** The user follows a next step. */
  "next-step": NextStepDetail;
  /** The user wants to see the FAQs of a claim. */
  "open-faqs": ClaimDetail;
  /** The user wants to report more about the loss. */
  "tell-us-more": ClaimDetail;
  /** The user wants to follow a claim. */
  "track-claim": ClaimDetail;
  /** The user wants to see or upload documents. */
  "view-documents": ClaimDetail;
  /** The user wants to see a shop on a map. */
  "view-on-map": ShopDetail;
}

/** Actions that a widget requests from its host. */
export type ActionName = keyof ActionDetails;

/** Data that the host needs for an action: the claim, the option, the shop. */
export type ActionDetail<Name extends ActionName = ActionName> = ActionDetails[Name];
