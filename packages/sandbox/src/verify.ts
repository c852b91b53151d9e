export type { Difference } from "./verify/differences.ts";
export { verify, type VerifyOptions, type VerifyReport } from "./verify/verify.ts";
export type { VerifyConfigInput } from "./verify/verify-config.ts";
