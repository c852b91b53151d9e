/** Why a control of the sandbox refused. */
export type SandboxErrorCode =
  /** The sandbox has no claim with this number. */
  | "unknown_claim"
  /** The repair network has no shop with this id. */
  | "unknown_shop"
  /** The repairs of the claim have gone too far, or are not the customer's to arrange. */
  | "no_choice"
  /** The claim has no further stage. */
  | "end_of_life";

/** Thrown by the controls of a sandbox. */
export class SandboxError extends Error {
  /** Why the control refused. */
  readonly code: SandboxErrorCode;

  constructor(code: SandboxErrorCode, message: string) {
    super(message);
    this.name = "SandboxError";
    this.code = code;
  }
}
