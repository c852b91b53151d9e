export { sandboxToken } from "./sandbox-token.ts";
export type { Claim, ClaimSeed, ClaimSummary, Contact, Coverage, Report } from "./claim.ts";
export type { DayFromToday } from "./calendar.ts";
export type { ClaimDocument } from "./documents/claim-document.ts";
export type { BodyFault, Fault } from "./faults/fault.ts";
export type { Faults, FaultTable, FaultTarget } from "./faults/faults.ts";
export type { Translate } from "./language.ts";
export type { ClaimProgress } from "./lifecycle/claim-store.ts";
export type { ClaimStage } from "./lifecycle/claim-stage.ts";
export type { AddressParts } from "./places/find-center.ts";
export { geocode, reverseGeocode } from "./places/geocode.ts";
export type { Point } from "./places/point.ts";
export type { CallName } from "./routes.ts";
export { createSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";
export { SandboxError, type SandboxErrorCode } from "./sandbox-error.ts";
export type {
  Close,
  ContactPerson,
  ContactUs,
  DisplayBlock,
  DisplayInfo,
  Payout,
  Repairs,
  Services,
  ShopInfo,
} from "./sections.ts";
export { claims } from "./seed.ts";
