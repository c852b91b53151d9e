/** What a widget asks its host to do: one name for each action of the widgets' table. */
export type ActionName =
  | "add-to-calendar"
  | "all-faqs"
  | "change-appointment"
  | "change-shop"
  | "choose-shop"
  | "directions"
  | "electronic-payment"
  | "estimate-option"
  | "log-in"
  | "next-step"
  | "open-faqs"
  | "tell-us-more"
  | "track-claim"
  | "view-documents"
  | "view-on-map";

/** What the host needs to do it: the claim, the option, the shop. */
export type ActionDetail = Readonly<Record<string, unknown>>;
