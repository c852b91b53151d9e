import type { Claim } from "./claim.ts";
import type { Translate } from "./language.ts";

/** The categories of a timeline, in order. */
export const categories = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"] as const;

/** A category of the timeline. */
export type Category = (typeof categories)[number];

/** A step of a category: its name, and its status if it differs from the category's. */
export type Step = string | readonly [name: string, status: string];

/** A category of the timeline, as sent. */
export interface TimelineCategory {
  categoryName: string;
  status: string;
  displayOrder: string | number;
  isSelected: boolean;
  timelineSubCategories: readonly TimelineSubCategory[];
}

/** A step of a category, as sent. */
export interface TimelineSubCategory {
  subCategoryName: string;
  status: string;
  visible: boolean;
  displayOrder: string;
}

/**
 * The timeline of a claim, not in display order.
 * `isSelected` is always true for the first category; clients must ignore it.
 */
export function timelineOf(claim: Claim, t: Translate): TimelineCategory[] {
  const { timeline, timelineOrder, steps } = claim;
  if (timeline === "not found") return [];
  return categories
    .map((categoryName, index) => {
      const status = timeline[index] ?? "NOT_STARTED";
      return {
        categoryName,
        status,
        displayOrder: timelineOrder?.[index] ?? String(index + 1),
        isSelected: index === 0,
        timelineSubCategories: [
          ...(steps?.[categoryName] ?? defaultSteps(t)[categoryName]).map(toWire(status)),
          // Only for the insurer's staff.
          ...(categoryName === "PAYOUT" ? [internalReview(status, t)] : []),
        ],
      };
    })
    .toReversed();
}

/** The steps of a typical claim with repairs. */
function defaultSteps(t: Translate): Record<Category, readonly Step[]> {
  return {
    REPORT: [
      t("Claim reported", "Reclamo reportado"),
      t("Claim associate assigned", "Representante de reclamos asignado"),
    ],
    SERVICES: [],
    REPAIRS: [t("Estimate", "Estimado"), t("Repairs", "Reparaciones")],
    PAYOUT: [t("Payment prepared", "Pago preparado"), t("Payment sent", "Pago enviado")],
    CLOSE: [t("Claim closed", "Reclamo cerrado")],
  };
}

function toWire(status: string) {
  return (step: Step, index: number): TimelineSubCategory => {
    const [subCategoryName, stepStatus = status] = typeof step === "string" ? [step] : step;
    return { subCategoryName, status: stepStatus, visible: true, displayOrder: String(index + 1) };
  };
}

function internalReview(status: string, t: Translate): TimelineSubCategory {
  return {
    subCategoryName: t("Internal review", "Revisión interna"),
    status: status === "in_progress" ? "NOT_STARTED" : status,
    visible: false,
    displayOrder: "9",
  };
}
