import type { ServicesDetails } from "@claimkit/claims-api";
import { shownRows } from "../key-values/shown-rows.ts";

/** Whether a claim has any data about services, besides the latest update. */
export function hasServices(services: ServicesDetails): boolean {
  const { displayInfo, displayText, rentalCoverageStatus } = services;
  return Boolean(displayText || rentalCoverageStatus || shownRows(displayInfo).length);
}
