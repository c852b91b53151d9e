import { describe, expect, test } from "vitest";
import { ClaimsError, isClaimsError } from "./errors.ts";

test.each([
  { fields: { code: "network" as const }, message: "network" },
  {
    fields: { code: "not_found" as const, call: "claimSummary" as const, status: 404 },
    message: "claimSummary: not_found HTTP 404",
  },
  {
    fields: {
      code: "invalid_response" as const,
      call: "reportDetails" as const,
      issuePath: "coverageInfo",
    },
    message: "reportDetails: invalid_response at coverageInfo",
  },
])("has the message '$message'", ({ fields, message }) => {
  expect(new ClaimsError(fields).message).toBe(message);
});

test("has the advice as its message", () => {
  const error = new ClaimsError(
    { code: "configuration", call: "claimSearch" },
    { advice: "needs a policyNumber." },
  );
  expect(error.message).toBe("claimSearch: needs a policyNumber.");
});

test("serializes without message and stack", () => {
  const error = new ClaimsError({
    code: "server",
    call: "claimSearch",
    status: 503,
    attempts: 3,
    retryable: true,
  });
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: "ClaimsError",
    code: "server",
    call: "claimSearch",
    status: 503,
    attempts: 3,
    retryable: true,
  });
});

test("keeps the cause, and omits it when serialized", () => {
  const cause = new TypeError("https://api.example.com/claims/CLM-1");
  const error = new ClaimsError({ code: "network" }, { cause });

  expect(error.cause).toBe(cause);
  expect(JSON.stringify([error, { ...error }, error.message])).not.toContain("CLM-1");
  expect("cause" in new ClaimsError({ code: "network" })).toBe(false);
});

test("defaults to no attempts and not retryable", () => {
  expect(new ClaimsError({ code: "render" })).toMatchObject({ attempts: 0, retryable: false });
});

describe("isClaimsError", () => {
  test("accepts an error of this copy of the package, and of another", () => {
    const foreign = Object.assign(new Error("x"), { name: "ClaimsError", code: "server" });
    expect(isClaimsError(new ClaimsError({ code: "server" }))).toBe(true);
    expect(isClaimsError(foreign)).toBe(true);
  });

  test.each([
    new Error("x"),
    new DOMException("x", "AbortError"),
    { name: "ClaimsError", code: "x" },
    null,
    "x",
  ])("rejects %s", (thrown) => {
    expect(isClaimsError(thrown)).toBe(false);
  });
});
