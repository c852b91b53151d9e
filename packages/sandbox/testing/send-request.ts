import { type Sandbox, sandboxToken } from "../src/index.ts";

/** The headers that every request needs. */
export const validHeaders = {
  Authorization: `Bearer ${sandboxToken}`,
  client_id: "test",
  "X-Message-Id": "message-1",
  "Content-Type": "application/json",
};

/** Sends a request to a sandbox with all required headers. `headers` overrides them. */
export function sendRequest(
  sandbox: Pick<Sandbox, "fetch">,
  path: string,
  { headers, ...init }: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  return sandbox.fetch(`https://claims.example.com/${path}`, {
    ...init,
    headers: { ...validHeaders, ...headers },
  });
}
