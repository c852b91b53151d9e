import type { ActionName } from "../src/events/action-name.ts";

const ACTIONS: Record<ActionName, true> = {
  "add-to-calendar": true,
  "all-claims": true,
  "all-faqs": true,
  "change-appointment": true,
  "change-shop": true,
  "choose-shop": true,
  directions: true,
  "electronic-payment": true,
  "estimate-option": true,
  "log-in": true,
  "next-step": true,
  "open-faqs": true,
  "tell-us-more": true,
  "track-claim": true,
  "view-documents": true,
  "view-on-map": true,
};

/** For the setting `actions` of a host that handles all of them. */
export const everyAction = Object.keys(ACTIONS) as ActionName[];
