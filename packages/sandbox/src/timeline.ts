import type { Claim } from "./claim.ts";

/** A category of the timeline, as sent. */
export interface TimelineCategory {
  categoryName: string;
  status: string;
  displayOrder: string | number;
  isSelected: boolean;
  timelineSubCategories: readonly TimelineSubCategory[];
}

/** A step within a category, as sent. */
export interface TimelineSubCategory {
  subCategoryName: string;
  status: string;
  visible: boolean;
  displayOrder: string;
}

/** The steps of each category; the last one of Payout is for the insurer's own eyes. */
const STEPS = {
  REPORT: ["Claim reported", "Claim associate assigned"],
  SERVICES: ["Rental car", "Towing"],
  REPAIRS: ["Estimate", "Repairs"],
  PAYOUT: ["Payment prepared", "Payment sent", "Internal review"],
  CLOSE: ["Claim closed"],
} as const;

const HIDDEN = "Internal review";

/**
 * The timeline of a claim, in an order that is not the one to show.
 * `isSelected` is on the first category, where no client should look for it.
 */
export function timelineOf({ timeline, timelineOrder }: Claim): TimelineCategory[] {
  if (timeline === "not found") return [];
  return Object.entries(STEPS)
    .map(([categoryName, steps], at) => {
      const status = timeline[at] ?? "NOT_STARTED";
      return {
        categoryName,
        status,
        displayOrder: timelineOrder?.[at] ?? String(at + 1),
        isSelected: at === 0,
        timelineSubCategories: steps.map((subCategoryName, step) => ({
          subCategoryName,
          status: stepStatus(status, step),
          visible: subCategoryName !== HIDDEN,
          displayOrder: String(step + 1),
        })),
      };
    })
    .toReversed();
}

/** While a category is in progress its first step is done and the second is what is being done. */
function stepStatus(status: string, step: number): string {
  if (status !== "in_progress") return status;
  return ["complete", "in_progress"][step] ?? "NOT_STARTED";
}
