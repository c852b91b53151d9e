import { type Sandbox, sandboxToken } from "../src/index.ts";

/** The headers that the sandbox wants of every request. */
export const goodHeaders = {
  Authorization: `Bearer ${sandboxToken}`,
  client_id: "test",
  "X-Message-Id": "message-1",
  "Content-Type": "application/json",
};

/** Asks a sandbox for a path, with all the right headers but for those that are given. */
export function ask(
  sandbox: Pick<Sandbox, "fetch">,
  path: string,
  { headers, ...init }: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  return sandbox.fetch(`https://claims.example.com/${path}`, {
    ...init,
    headers: { ...goodHeaders, ...headers },
  });
}
