import type { RepairShop } from "@claimkit/claims-api";

/** The address of a shop on one line, without the parts that it does not have. */
export function addressLine({ address, city, state, zipCode }: RepairShop): string {
  const region = [state, zipCode].filter(Boolean).join(" ");
  return [address, city, region].filter(Boolean).join(", ");
}
