import type { RepairShop } from "@claimkit/claims-api";

/** Formats the address of a shop on one line. Missing parts are left out. */
export function addressLine({ address, city, state, zipCode }: RepairShop): string {
  const region = [state, zipCode].filter(Boolean).join(" ");
  return [address, city, region].filter(Boolean).join(", ");
}
