import { expect, test } from "vitest";
import type { ClaimsWarning } from "./answer.ts";
import { claimStateOf } from "./claim-state.ts";

const CLOSED_ON = "2026-11-20";

test.each([
  { sent: "OPEN", state: "open", withDate: "open", warns: false },
  { sent: "Closed", state: "closed", withDate: "closed", warns: false },
  { sent: "Open - Litigation", state: "open", withDate: "open", warns: true },
  { sent: "Closed Without Payment", state: "closed", withDate: "closed", warns: true },
  { sent: "Closed Pending Review", state: undefined, withDate: "closed", warns: true },
  { sent: "Closed - Reopened", state: undefined, withDate: undefined, warns: true },
  { sent: "", state: undefined, withDate: "closed", warns: true },
  { sent: "SETTLED", state: undefined, withDate: undefined, warns: true },
  { sent: "Close", state: undefined, withDate: undefined, warns: true },
  { sent: "Reopened", state: undefined, withDate: undefined, warns: true },
  { sent: "Pending Denial", state: undefined, withDate: undefined, warns: true },
  { sent: "Not Closed", state: undefined, withDate: undefined, warns: true },
])("'$sent' is $state, and $withDate with a close date", ({ sent, state, withDate, warns }) => {
  const warnings: ClaimsWarning[] = [];
  const read = (closeDate?: string) => claimStateOf(sent, () => "claimState", warnings, closeDate);

  expect([read(), read(CLOSED_ON), read("TBD")]).toEqual([state, withDate, state]);
  expect(warnings).toHaveLength(warns ? 3 : 0);
});
