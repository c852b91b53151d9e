import { expect, test } from "vitest";
import { readStatus } from "./read-status.ts";

// Rules: docs/reference/claims.md#categories-and-statuses

test.each([
  { written: "not_started", status: "not_started" },
  { written: "NOT_STARTED", status: "not_started" },
  { written: "NOT_REQUIRED", status: "not_required" },
  { written: "in_progress", status: "in_progress" },
  { written: " Complete ", status: "complete" },
  { written: "COMPLETED", status: "complete" },
])("parses $written as $status", ({ written, status }) => {
  expect(readStatus(written)).toEqual({ status, isUnknown: false });
});

test("any other status counts as started, and is unknown", () => {
  expect(readStatus("PENDING_REVIEW")).toEqual({ status: "in_progress", isUnknown: true });
});

test.each([undefined, "", " "])("'%s' is not a status", (written) => {
  expect(readStatus(written)).toEqual({ status: undefined, isUnknown: false });
});
