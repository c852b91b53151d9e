import type { RentalCoverageStatus, ServicesDetails } from "@claimkit/claims-api";
import { readRentalText } from "./read-rental-text.ts";

/** Key of the message about rental coverage. */
export type RentalHeadline = "available" | "notAvailable" | "checking" | "information";

const BY_STATUS: Record<RentalCoverageStatus, RentalHeadline> = {
  AVAILABLE: "available",
  NOT_AVAILABLE: "notAvailable",
  PENDING: "checking",
  OTHER: "information",
};

/** Chooses the headline. An explicit status takes precedence over the text. */
export function rentalHeadline({
  rentalCoverageStatus,
  displayText = "",
}: Pick<ServicesDetails, "rentalCoverageStatus" | "displayText">): RentalHeadline {
  return rentalCoverageStatus ? BY_STATUS[rentalCoverageStatus] : readRentalText(displayText);
}
