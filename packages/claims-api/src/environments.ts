/** `prod`, `stage`, `breakfix` and `pt` have rules of their own; any other name is a test environment. */
export type ClaimsEnvironment = "prod" | "stage" | "breakfix" | "pt" | (string & {});

/** What an environment adds to the headers of every call. */
export interface EnvironmentHeaders {
  serverEnv?: "BF" | "PT";
  serverId?: string;
}

/** Environments with rules of their own. Spec 000, section 7. */
const OWN_RULES = new Map<string, EnvironmentHeaders>([
  ["prod", {}],
  ["stage", {}],
  ["breakfix", { serverEnv: "BF" }],
  ["pt", { serverEnv: "PT" }],
]);

const TEST_ENVIRONMENT: EnvironmentHeaders = { serverId: "9" };

/** Chooses the environment headers; a server id that was given always counts. */
export function environmentHeaders(
  environment: ClaimsEnvironment,
  serverId?: string,
): EnvironmentHeaders {
  return { ...(OWN_RULES.get(environment) ?? TEST_ENVIRONMENT), ...(serverId && { serverId }) };
}
