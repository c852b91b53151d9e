import { afterEach, expect, test, vi } from "vitest";
import { failureCause } from "./failure-cause.ts";

// Rules: docs/reference/claims.md#one-message-for-one-cause

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  { code: "network", onLine: false, cause: "offline" },
  { code: "timeout", onLine: false, cause: "offline" },
  { code: "server", onLine: false, cause: "server" },
  { code: "network", onLine: true, cause: "server" },
  { code: "timeout", onLine: true, cause: "server" },
  { code: "rate_limited", onLine: true, cause: "server" },
  { code: "not_found", onLine: true, cause: "not_found" },
  { code: "unauthorized", onLine: true, cause: "signed_out" },
  { code: "forbidden", onLine: true, cause: "signed_out" },
  { code: "configuration", onLine: true, cause: undefined },
  { code: "invalid_response", onLine: true, cause: "server" },
  { code: "bad_request", onLine: true, cause: "server" },
  { code: "render", onLine: true, cause: undefined },
] as const)("$code has the cause $cause while onLine is $onLine", ({ code, onLine, cause }) => {
  vi.stubGlobal("navigator", { onLine });

  expect(failureCause(code)).toBe(cause);
});
