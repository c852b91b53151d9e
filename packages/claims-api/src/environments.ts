const ENVIRONMENTS = ["prod", "stage", "breakfix", "pt", "dev", "test", "sandbox"] as const;

/**
 * `prod`, `stage`, `breakfix` and `pt` have specific headers. `dev`, `test` and `sandbox` are test
 * environments, and so are custom ones, such as `{ custom: "perf" }`.
 */
export type ClaimsEnvironment = (typeof ENVIRONMENTS)[number] | CustomEnvironment;

/** A custom test environment. */
export interface CustomEnvironment {
  /** Its name, which must differ from the built-in ones. */
  readonly custom: string;
}

/** The name of an environment; `undefined` if it is unknown, or custom with a built-in name. */
export function environmentName(environment: ClaimsEnvironment): string | undefined {
  if (typeof environment === "string") return isKnown(environment) ? environment : undefined;
  // Callers in JavaScript may omit it.
  const { custom } = Object(environment) as Partial<typeof environment>;
  return custom && !isKnown(custom) ? custom : undefined;
}

function isKnown(name: string): boolean {
  return ENVIRONMENTS.some((known) => known === name);
}

/** Headers that depend on the environment. */
export interface EnvironmentHeaders {
  /** Sent for `breakfix` and `pt`. */
  serverEnv?: "BF" | "PT";
  /** The client's option, otherwise `9` in test environments. */
  serverId?: string;
}

/** Environments with specific headers. */
const ENVIRONMENT_HEADERS = new Map<string, EnvironmentHeaders>([
  ["prod", {}],
  ["stage", {}],
  ["breakfix", { serverEnv: "BF" }],
  ["pt", { serverEnv: "PT" }],
]);

const TEST_ENVIRONMENT: EnvironmentHeaders = { serverId: "9" };

/** The headers of an environment. A `serverId` always takes precedence. */
export function environmentHeaders(environment: string, serverId?: string): EnvironmentHeaders {
  const headers = ENVIRONMENT_HEADERS.get(environment) ?? TEST_ENVIRONMENT;
  return { ...headers, ...(serverId && { serverId }) };
}
