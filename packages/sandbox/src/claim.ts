import type { DayFromToday } from "./calendar.ts";
import type { ClaimDocument } from "./documents/claim-document.ts";
import type { Fault } from "./faults/fault.ts";
import type { Close, ContactUs, DisplayInfo, Payout, Repairs, Services } from "./sections.ts";

/** One claim of the sandbox, dated from today whenever it is asked for. */
export type ClaimSeed = (day: DayFromToday) => Claim;

/** All that the sandbox knows of a claim. Where it is sent as it stands, its fields are those of the wire. */
export interface Claim {
  claimNumber: string;
  policyNumber: string;
  /** What there is to see on this claim, for the one who picks it. */
  story: string;
  /** Whose claim it is; a third party's is shown to no one else. */
  persona: "member" | "third-party";
  lossCause: string;
  lossDate: string;
  claimState: "open" | "closed";
  /** Which view of the repairs section fits; the wire may bring a scenario that no client knows. */
  scenario: RepairsScenario;
  /** The status words of Report, Services, Repairs, Payout and Close, or no timeline at all. */
  timeline: readonly [string, string, string, string, string] | "not found";
  /** In which order the timeline's categories belong, where it is not their own. */
  timelineOrder?: readonly (string | number)[];
  /** Estimates, the current one first, and the valuation of a total loss. */
  documents: readonly ClaimDocument[];
  payout: "none" | "partial" | "full";
  rental: "AVAILABLE" | "NOT_AVAILABLE" | "PENDING" | "OTHER";
  summary: ClaimSummary;
  contacts: readonly Contact[];
  report: Report;
  services: Services;
  repairs: Repairs;
  /** The payments as sent, or an answer without content (204). */
  payoutDetails: Payout | "no content";
  close: Close;
  contactUs: ContactUs;
  /** What goes wrong with every call on this claim. */
  fault?: Fault;
}

/** The eight scenarios of the specification, and one that it does not have. */
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
  vehicle: string;
  claimType: string;
  status: string;
  tellUsMoreVisibility?: boolean | "Y";
}

/** Someone who has to do with a claim, as sent. */
export interface Contact {
  contactId: string;
  displayName: string;
  roles: readonly string[];
  isCurrentUser?: boolean;
  isThirdParty?: boolean;
  email?: string;
  phoneNumber?: string;
}

/** A report as sent: servers leave fields out, send null, and send one object for a list of one. */
export interface Report {
  latestUpdate?: string;
  incidentDate?: string | null;
  incidentType?: string | null;
  coverageInfo?: Coverage | readonly Coverage[] | null;
  subCoverageInfo?: readonly Coverage[] | null;
  hasVanishing?: boolean | "Y";
  displayInfo?: readonly DisplayInfo[];
}

/** A coverage with its deductible as text, like `$500.00`; a sub-coverage has `$40 / $1,200` there. */
export interface Coverage {
  name: string;
  deductible?: string;
}
