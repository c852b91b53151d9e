import type { ServicesDetails } from "@claimkit/claims-api";

/** Whether anything is known of the services of a claim, besides the latest news. */
export function hasServices(services: ServicesDetails): boolean {
  const { displayInfo, displayText, rentalCoverageStatus } = services;
  return Boolean(displayText || rentalCoverageStatus || displayInfo.length);
}
