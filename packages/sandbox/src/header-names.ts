/** Headers that the sandbox's page and faults need. Only the sandbox has `fault`. */
export const headerNames = {
  clientId: "client_id",
  messageId: "X-Message-Id",
  serverId: "X-Server-Id",
  serverEnv: "X-Server-Env",
  documentToken: "X-Document-Token",
  fault: "X-Sandbox-Fault",
  totalCount: "X-Total-Count",
} as const;
