import { expect, test } from "vitest";
import type { ClaimDocument } from "./claim-document.ts";
import { DocumentTokens } from "./document-tokens.ts";

const lasting: ClaimDocument = {
  id: "EST-1",
  kind: "current estimate",
  load: async () => new Uint8Array(),
};
const expiring: ClaimDocument = { ...lasting, id: "EST-2", tokenExpires: true };

test("a token opens its own document and no other", () => {
  const tokens = new DocumentTokens();

  expect(tokens.opens(lasting, tokens.issue(lasting))).toBe(true);
  expect(tokens.opens({ ...lasting, id: "EST-3" }, tokens.issue(lasting))).toBe(false);
  expect(tokens.opens(lasting, undefined)).toBe(false);
  expect(tokens.opens(lasting, "")).toBe(false);
});

test("after an expired token was refused, the next one is good; then it starts anew", () => {
  const tokens = new DocumentTokens();
  const first = tokens.issue(expiring);
  expect(tokens.issue(expiring)).toBe(first);
  expect(tokens.opens(expiring, first)).toBe(false);

  expect(tokens.opens(expiring, tokens.issue(expiring))).toBe(true);
  expect(tokens.issue(expiring)).toBe(first);
});

test("a token that is merely wrong renews nothing", () => {
  const tokens = new DocumentTokens();
  const first = tokens.issue(expiring);

  expect(tokens.opens(expiring, "guessed")).toBe(false);
  expect(tokens.issue(expiring)).toBe(first);
});
