/** `prod`, `stage`, `breakfix` and `pt` have rules of their own; any other name is a test environment. */
export type ClaimsEnvironment = "prod" | "stage" | "breakfix" | "pt" | (string & {});

/** What an environment adds to the headers of every call. */
export interface EnvironmentHeaders {
  serverEnv?: "BF" | "PT";
  serverId?: string;
}

/** The server that test environments fall back to. Spec 000, section 7. */
const DEFAULT_SERVER_ID = "9";

/** Chooses the environment headers; a server id that was given always counts. */
export function environmentHeaders(
  environment: ClaimsEnvironment,
  serverId?: string,
): EnvironmentHeaders {
  const given = serverId ? { serverId } : {};
  switch (environment) {
    case "prod":
    case "stage":
      return given;
    case "breakfix":
      return { serverEnv: "BF", ...given };
    case "pt":
      return { serverEnv: "PT", ...given };
    default:
      return { serverId: DEFAULT_SERVER_ID, ...given };
  }
}
