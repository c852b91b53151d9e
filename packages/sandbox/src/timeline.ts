import type { Claim } from "./claim.ts";
import type { Say } from "./language.ts";

/** The categories of a timeline, in order. */
export const categories = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"] as const;

/** A category of the timeline. */
export type Category = (typeof categories)[number];

/** A step within a category: its name, and its status unless that is the category's. */
export type Step = string | readonly [name: string, status: string];

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

/**
 * The timeline of a claim, not in display order.
 * `isSelected` is on the first category, where no client should look for it.
 */
export function timelineOf(claim: Claim, say: Say): TimelineCategory[] {
  const { timeline, timelineOrder, steps } = claim;
  if (timeline === "not found") return [];
  return categories
    .map((categoryName, at) => {
      const status = timeline[at] ?? "NOT_STARTED";
      return {
        categoryName,
        status,
        displayOrder: timelineOrder?.[at] ?? String(at + 1),
        isSelected: at === 0,
        timelineSubCategories: [
          ...(steps?.[categoryName] ?? usualSteps(say)[categoryName]).map(asSent(status)),
          // For the insurer's own staff.
          ...(categoryName === "PAYOUT" ? [internalReview(status, say)] : []),
        ],
      };
    })
    .toReversed();
}

/** The steps of a claim for repairs; a claim names its own where they differ. */
function usualSteps(say: Say): Record<Category, readonly Step[]> {
  return {
    REPORT: [
      say("Claim reported", "Reclamo reportado"),
      say("Claim associate assigned", "Representante de reclamos asignado"),
    ],
    SERVICES: [],
    REPAIRS: [say("Estimate", "Presupuesto"), say("Repairs", "Reparaciones")],
    PAYOUT: [say("Payment prepared", "Pago preparado"), say("Payment sent", "Pago enviado")],
    CLOSE: [say("Claim closed", "Reclamo cerrado")],
  };
}

function asSent(status: string) {
  return (step: Step, at: number): TimelineSubCategory => {
    const [subCategoryName, own = status] = typeof step === "string" ? [step] : step;
    return { subCategoryName, status: own, visible: true, displayOrder: String(at + 1) };
  };
}

function internalReview(status: string, say: Say): TimelineSubCategory {
  return {
    subCategoryName: say("Internal review", "Revisión interna"),
    status: status === "in_progress" ? "NOT_STARTED" : status,
    visible: false,
    displayOrder: "9",
  };
}
