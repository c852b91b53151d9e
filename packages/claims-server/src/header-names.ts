/** The names of the claims API's headers. */
export const headerNames = {
  clientId: "client_id",
  messageId: "X-Message-Id",
  serverId: "X-Server-Id",
  serverEnv: "X-Server-Env",
  documentToken: "X-Document-Token",
  idempotencyKey: "Idempotency-Key",
  totalCount: "X-Total-Count",
} as const;
