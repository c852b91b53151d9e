import { expect, test } from "vitest";
import type { ClaimDocument } from "./claim-document.ts";
import { DocumentTokens } from "./document-tokens.ts";

const permanent: ClaimDocument = {
  id: "EST-1",
  kind: "current estimate",
  load: async () => new Uint8Array(),
};
const expiring: ClaimDocument = { ...permanent, id: "EST-2", tokenExpires: true };

test("a token is valid only for its own document", () => {
  const tokens = new DocumentTokens();

  expect(tokens.isValid(permanent, tokens.issue(permanent))).toBe(true);
  expect(tokens.isValid({ ...permanent, id: "EST-3" }, tokens.issue(permanent))).toBe(false);
  expect(tokens.isValid(permanent, undefined)).toBe(false);
  expect(tokens.isValid(permanent, "")).toBe(false);
});

test("after an expired token was rejected, the next one is valid, and the one after that is expired again", () => {
  const tokens = new DocumentTokens();
  const first = tokens.issue(expiring);
  expect(tokens.issue(expiring)).toBe(first);
  expect(tokens.isValid(expiring, first)).toBe(false);

  expect(tokens.isValid(expiring, tokens.issue(expiring))).toBe(true);
  expect(tokens.issue(expiring)).toBe(first);
});

test("a wrong token does not renew an expired one", () => {
  const tokens = new DocumentTokens();
  const first = tokens.issue(expiring);

  expect(tokens.isValid(expiring, "guessed")).toBe(false);
  expect(tokens.issue(expiring)).toBe(first);
});
