import type { DayFromToday } from "./calendar.ts";
import type { ClaimDocument } from "./documents/claim-document.ts";
import type { Fault } from "./faults/fault.ts";
import type { Say } from "./language.ts";
import type { ClaimStage } from "./lives/claim-stage.ts";
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
 * A claim of the sandbox, dated from today and written in the requested language, English by default.
 * The third argument is the shop that was chosen with `sandbox.setShop`, if any.
 */
export type ClaimSeed = (day: DayFromToday, say?: Say, shop?: ShopInfo) => Claim;

/** Everything the sandbox knows about a claim. Parts that are sent unchanged have the fields of the wire. */
export interface Claim {
  /** Claim number, such as `CLM-1006`. */
  claimNumber: string;
  /** Number of the policy, such as `POL-100`. */
  policyNumber: string;
  /** What there is to see on this claim, for the one who picks it. */
  story: string;
  /** Whose claim it is; a third party's is shown to no one else. */
  persona: "member" | "third-party";
  /** Code of the loss cause, such as `hail`. */
  lossCause: string;
  /** Day of the loss, as `YYYY-MM-DD`. */
  lossDate: string;
  /** Whether the claim is open or closed. */
  claimState: "open" | "closed";
  /** Which view of the repairs section fits; the wire may bring a scenario that no client knows. */
  scenario: RepairsScenario;
  /** The status words of Report, Services, Repairs, Payout and Close, or no timeline at all. */
  timeline: readonly [string, string, string, string, string] | "not found";
  /** The steps of the timeline's categories, if they differ from those of a simple repair. */
  steps?: Partial<Record<Category, readonly Step[]>>;
  /** In which order the timeline's categories belong, where it is not their own. */
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
  /** The payments as sent, or an answer without content (204). */
  payoutDetails: Payout | "no content";
  /** Close section. */
  close: Close;
  /** Contacts for questions about the claim. */
  contactUs: ContactUs;
  /** The vehicle of the other party, for a member's claim that a third party may see too. */
  thirdPartyVehicle?: string;
  /** What goes wrong with every call on this claim. */
  fault?: Fault;
  /** Stage of the claim's life, for a claim whose life `sandbox.advance` plays. */
  stage?: ClaimStage;
  /** The claim at its next stage. */
  next?: ClaimSeed;
}

/** The scenarios of docs/reference/claims.md#repairs-scenarios, and an unknown one. */
export type RepairsScenario =
  | "TOTAL_LOSS"
  | "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE"
  | "OYS_SERVICE_SELECTED_NO_ESTIMATE"
  | "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE"
  | "NOT_ELIGIBLE_NO_SERVICE_SELECTED"
  | "NO_OYS_SERVICE_SELECTED_ESTIMATE"
  | "OYS_SERVICE_SELECTED_ESTIMATE"
  | "THIRD_PARTY"
  | "SOMETHING_NEW";

/** The summary as it is sent, but for the claim number. */
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
  /** Whether this is the signed-in person. Not every server says so. */
  isCurrentUser?: boolean;
  /** Whether this person may see the claim with `isThirdParty=true` and this `contactId`. */
  isThirdParty?: boolean;
  /** Email address. */
  email?: string;
  /** Ten digits without separators. */
  phoneNumber?: string;
}

/** A report as sent: servers leave fields out, send null, and send one object for a list of one. */
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

/** A coverage with its deductible as text, like `$500.00`; a sub-coverage has `$40 / $1,200` there. */
export interface Coverage {
  /** Name of the coverage, such as `Collision`. */
  name: string;
  /** Deductible or allowance in dollars, or text such as `Waived`. */
  deductible?: string;
}
