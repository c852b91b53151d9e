const ENVIRONMENTS = ["prod", "stage", "breakfix", "pt", "dev", "test", "sandbox"] as const;

/**
 * `prod`, `stage`, `breakfix` and `pt` have headers of their own; `dev`, `test` and `sandbox` are test
 * environments, and so is one of your own, `{ custom: "perf" }`.
 */
export type ClaimsEnvironment = (typeof ENVIRONMENTS)[number] | CustomEnvironment;

/** A test environment of your own. */
export interface CustomEnvironment {
  /** Its name, which no known environment has. */
  readonly custom: string;
}

/** The name of an environment; `undefined` for a name that is misspelled, or not one's own. */
export function environmentName(environment: ClaimsEnvironment): string | undefined {
  if (typeof environment === "string") return isKnown(environment) ? environment : undefined;
  // Callers without types may leave it out.
  const { custom } = Object(environment) as Partial<typeof environment>;
  return custom && !isKnown(custom) ? custom : undefined;
}

function isKnown(name: string): boolean {
  return ENVIRONMENTS.some((known) => known === name);
}

/** What an environment adds to the headers of every call. */
export interface EnvironmentHeaders {
  /** Sent for `breakfix` and `pt`. */
  serverEnv?: "BF" | "PT";
  /** The given one, else `9` in test environments. */
  serverId?: string;
}

/** Environments with headers of their own. */
const OWN_RULES = new Map<string, EnvironmentHeaders>([
  ["prod", {}],
  ["stage", {}],
  ["breakfix", { serverEnv: "BF" }],
  ["pt", { serverEnv: "PT" }],
]);

const TEST_ENVIRONMENT: EnvironmentHeaders = { serverId: "9" };

/** Chooses the headers of an environment by its name; a server id that was given always counts. */
export function environmentHeaders(environment: string, serverId?: string): EnvironmentHeaders {
  return { ...(OWN_RULES.get(environment) ?? TEST_ENVIRONMENT), ...(serverId && { serverId }) };
}
