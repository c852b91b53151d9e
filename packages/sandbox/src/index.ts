export { sandboxToken } from "./checks/bearer.ts";
export type { Claim, ClaimSeed, ClaimSummary, Contact, Coverage, Report } from "./claim.ts";
export type { DayFromToday } from "./calendar.ts";
export type { BodyFault, Fault } from "./faults/fault.ts";
export type { Faults, FaultTable, FaultTarget } from "./faults/faults.ts";
export type { CallName } from "./routes.ts";
export { createSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";
export { claims } from "./seed.ts";
