/** Why a control of the sandbox failed. */
export type SandboxErrorCode =
  /** The sandbox has no claim with this number. */
  | "unknown_claim"
  /** The repair network has no shop with this id. */
  | "unknown_shop"
  /** A shop can no longer be chosen, or not by the customer. */
  | "shop_not_selectable"
  /** The claim has no next stage. */
  | "no_next_stage";

/** Thrown by the controls of a sandbox. */
export class SandboxError extends Error {
  /** Why the control failed. */
  readonly code: SandboxErrorCode;

  constructor(code: SandboxErrorCode, message: string) {
    super(message);
    this.name = "SandboxError";
    this.code = code;
  }
}
