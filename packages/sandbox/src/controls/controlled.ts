import { ClaimsProblem } from "@claimkit/claims-server";
import { type SandboxErrorCode, SandboxError } from "../sandbox-error.ts";

const STATUS = {
  unknown_claim: 404,
  unknown_shop: 404,
  shop_not_selectable: 409,
  no_next_stage: 409,
} as const satisfies Record<SandboxErrorCode, number>;

/** Runs a control. Its errors are problems for the caller. */
export function controlled(run: () => object): object {
  try {
    return run();
  } catch (error) {
    if (error instanceof SandboxError) {
      const errorCode = error.code.toUpperCase();
      throw new ClaimsProblem(STATUS[error.code], { errorCode, detail: error.message });
    }
    // A body without a field, a delay that is too long, or a fault with invalid syntax.
    const detail = error instanceof Error ? error.message : String(error);
    throw new ClaimsProblem(400, { errorCode: "INVALID_BODY", detail });
  }
}
