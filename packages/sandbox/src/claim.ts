import type { DayFromToday } from "./calendar.ts";
import type { ClaimDocument } from "./documents/claim-document.ts";
import type { Fault } from "./faults/fault.ts";
import type { Translate } from "./language.ts";
import type { ClaimStage } from "./lifecycle/claim-stage.ts";
import type {
  Close,
  ContactUs,
  DisplayInfo,
  Payout,
  Repairs,
  Services,
  ShopInfo,
} from "./sections.ts";
import type { Category, Step } from "./timeline.ts";

/**
 * Creates a claim of the sandbox. Its dates are relative to today, and its texts are in the requested
 * language, English by default.
 * The third argument is the shop that was chosen with `sandbox.setShop`, if any.
 */
export type ClaimSeed = (day: DayFromToday, t?: Translate, shop?: ShopInfo) => Claim;

/** Everything the sandbox knows about a claim. Sections that are sent unchanged have the fields of the API. */
export interface Claim {
  /** Claim number, such as `CLM-1006`. */
  claimNumber: string;
  /** Number of the policy, such as `POL-100`. */
  policyNumber: string;
  /** What is special about this claim, for the list on the sandbox's page. */
  story: string;
  /** The persona of the claimant. Only third parties can request a third party's claim. */
  persona: "member" | "third-party";
  /** Code of the loss cause, such as `hail`. */
  lossCause: string;
  /** Day of the loss, as `YYYY-MM-DD`. */
  lossDate: string;
  /** Whether the claim is open or closed. */
  claimState: "open" | "closed";
  /** Scenario of the repairs section; may be one that clients don't know. */
  scenario: RepairsScenario;
  /** Statuses of Report, Services, Repairs, Payout and Close, or `"not found"` for a claim without a timeline. */
  timeline: readonly [string, string, string, string, string] | "not found";
  /** Steps of the timeline's categories, if they differ from the default ones. */
  steps?: Partial<Record<Category, readonly Step[]>>;
  /** Values of `displayOrder`, if they are not `"1"` to `"5"`. */
  timelineOrder?: readonly (string | number)[];
  /** Estimates, the current one first, and the valuation of a total loss. */
  documents: readonly ClaimDocument[];
  /** How much of the payout has been paid. */
  payout: "none" | "partial" | "full";
  /** Whether the policy covers a rental car. */
  rental: "AVAILABLE" | "NOT_AVAILABLE" | "PENDING" | "OTHER";
  /** Summary of the claim. */
  summary: ClaimSummary;
  /** People involved in the claim. */
  contacts: readonly Contact[];
  /** Report section. */
  report: Report;
  /** Services section. */
  services: Services;
  /** Repairs section. */
  repairs: Repairs;
  /** Payments as sent, or `"no content"` for a 204. */
  payoutDetails: Payout | "no content";
  /** Close section. */
  close: Close;
  /** Contacts for questions about the claim. */
  contactUs: ContactUs;
  /** Vehicle of the third party, if a third party may see this member's claim too. */
  thirdPartyVehicle?: string;
  /** Type of the incident for a third party, if the member's says something about the policy. */
  thirdPartyIncident?: string;
  /** Whether the claim is sent in the words and forms of another claim system. */
  isOfOtherSystem?: boolean;
  /** Fault of every call about this claim. */
  fault?: Fault;
  /** Stage of the claim, if `sandbox.advance` can move it. */
  stage?: ClaimStage;
  /** The claim at its next stage. */
  next?: ClaimSeed;
}

/** The scenarios of docs/reference/claims.md#repairs-scenarios, and one that clients don't know. */
export type RepairsScenario =
  | "TOTAL_LOSS"
  | "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE"
  | "OYS_SERVICE_SELECTED_NO_ESTIMATE"
  | "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE"
  | "NOT_ELIGIBLE_NO_SERVICE_SELECTED"
  | "NO_OYS_SERVICE_SELECTED_ESTIMATE"
  | "OYS_SERVICE_SELECTED_ESTIMATE"
  | "THIRD_PARTY"
  | "PHOTOS_SELECTED"
  | "SOMETHING_NEW";

/** The summary as sent, without the claim number. */
export interface ClaimSummary {
  /** Year, make, model and trim, such as `2018 Subaru Outback Limited`. */
  vehicle: string;
  /** Type of the claim, as text. */
  claimType: string;
  /** Status of the claim, as text. */
  status: string;
  /** Whether to show the Tell us more action. Some servers send `"Y"`. */
  tellUsMoreVisibility?: boolean | "Y";
}

/** A person involved in a claim, as sent by `claim-contacts`. */
export interface Contact {
  /** Identifies the person in calls, such as `CNT-1001`. */
  contactId: string;
  /** Name to display. */
  displayName: string;
  /** Roles in the claim, such as `insured`, `driver`, `claimant`, `witness` or `vendor`; may be empty. */
  roles: readonly string[];
  /** Whether this is the signed-in user. Not every server sends this field. */
  isCurrentUser?: boolean;
  /** Whether this person may see the claim with `isThirdParty=true` and this `contactId`. */
  isThirdParty?: boolean;
  /** Email address. */
  email?: string;
  /** Ten digits without separators. */
  phoneNumber?: string;
}

/** A report as sent. Servers omit fields, send `null`, or send one object instead of a list with one item. */
export interface Report {
  /** Latest update, as text. */
  latestUpdate?: string;
  /** Date of the incident, as `YYYY-MM-DD` or an ISO date-time. */
  incidentDate?: string | null;
  /** Type of the incident, as text. */
  incidentType?: string | null;
  /** Coverages with a deductible. */
  coverageInfo?: Coverage | readonly Coverage[] | null;
  /** Allowances, such as for a rental car. */
  subCoverageInfo?: readonly Coverage[] | null;
  /** Whether the deductible may vanish. Some servers send `"Y"`. */
  hasVanishing?: boolean | "Y";
  /** Additional rows of the section. */
  displayInfo?: readonly DisplayInfo[];
}

/** A coverage with its deductible, such as `$500.00`, or a sub-coverage with its allowance, such as `$40 / $1,200`. */
export interface Coverage {
  /** Name of the coverage, such as `Collision`. */
  name: string;
  /** Deductible or allowance in dollars, or text such as `Waived`. */
  deductible?: string;
}
