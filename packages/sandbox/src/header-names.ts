/** The headers of the claims API, by their default names. `fault` is the sandbox's own. */
export const headerNames = {
  clientId: "client_id",
  messageId: "X-Message-Id",
  serverId: "X-Server-Id",
  serverEnv: "X-Server-Env",
  documentToken: "X-Document-Token",
  fault: "X-Sandbox-Fault",
  totalCount: "X-Total-Count",
} as const;
