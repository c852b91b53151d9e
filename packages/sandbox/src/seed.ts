import type { ClaimSeed } from "./claim.ts";
import { appointmentTomorrow } from "./claims/appointment-tomorrow.ts";
import { closedLastYear } from "./claims/closed-last-year.ts";
import { closedVanishingDeductible } from "./claims/closed-vanishing-deductible.ts";
import { failingOnce, slow, tokenExpiring, wrongShape } from "./claims/failing.ts";
import { hailDriveIn } from "./claims/hail-drive-in.ts";
import { hitYesterdayEstimate } from "./claims/hit-yesterday-estimate.ts";
import { hitYesterdayPaid } from "./claims/hit-yesterday-paid.ts";
import { hitYesterdayRepairs } from "./claims/hit-yesterday-repairs.ts";
import { hitYesterday, hitYesterdayInspection } from "./claims/hit-yesterday.ts";
import { inspectionNeeded } from "./claims/inspection-needed.ts";
import { justReported } from "./claims/just-reported.ts";
import { networkShopEstimate } from "./claims/network-shop-estimate.ts";
import { networkShopPaid } from "./claims/network-shop-paid.ts";
import { nothingStarted } from "./claims/nothing-started.ts";
import { ownShopEstimate } from "./claims/own-shop-estimate.ts";
import { thirdPartyClosed } from "./claims/third-party-closed.ts";
import { thirdPartyInspection } from "./claims/third-party-inspection.ts";
import { thirdPartyMemberScenario } from "./claims/third-party-member-scenario.ts";
import { thirdPartyOpen } from "./claims/third-party-open.ts";
import { thirdPartyPaid } from "./claims/third-party-paid.ts";
import { timelineMissing } from "./claims/timeline-missing.ts";
import { totalLossBothDocuments } from "./claims/total-loss-both-documents.ts";
import { totalLossEstimate } from "./claims/total-loss-estimate.ts";
import { totalLossNoDocuments } from "./claims/total-loss-no-documents.ts";
import { totalLossValuation } from "./claims/total-loss-valuation.ts";
import { unknownWords } from "./claims/unknown-words.ts";
import { windshieldClosed } from "./claims/windshield-closed.ts";

/** The built-in claims. The policy POL-000 has none. */
export const claims: readonly ClaimSeed[] = [
  justReported,
  appointmentTomorrow,
  hailDriveIn,
  windshieldClosed,
  withStages(
    hitYesterday,
    hitYesterdayInspection,
    hitYesterdayEstimate,
    hitYesterdayRepairs,
    hitYesterdayPaid,
  ),
  inspectionNeeded,
  ownShopEstimate,
  withStages(networkShopEstimate, networkShopPaid),
  totalLossBothDocuments,
  totalLossValuation,
  totalLossEstimate,
  totalLossNoDocuments,
  closedVanishingDeductible,
  closedLastYear,
  withStages(thirdPartyOpen, thirdPartyInspection, thirdPartyPaid),
  thirdPartyClosed,
  thirdPartyMemberScenario,
  timelineMissing,
  unknownWords,
  nothingStarted,
  failingOnce,
  tokenExpiring,
  wrongShape,
  slow,
];

/** A claim with several stages, from the first to the last. */
function withStages(first: ClaimSeed, ...later: readonly ClaimSeed[]): ClaimSeed {
  const [second, ...rest] = later;
  if (!second) return first;
  const next = withStages(second, ...rest);
  return (day, t, shop) => ({ ...first(day, t, shop), next });
}
