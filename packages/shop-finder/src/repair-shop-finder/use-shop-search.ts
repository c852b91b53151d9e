"use client";

import {
  type ParsedAddress,
  type RepairFacilities,
  repairFacilitiesSearch,
} from "@claimkit/claims-api";
import { type LoadState, useCall } from "@claimkit/widget-runtime";

/** Input of {@link useShopSearch}. */
export interface ShopSearchQuery {
  /** An address, or only a ZIP code. Without one, nothing is requested. */
  address: ParsedAddress | undefined;
  /** Server id for the request, instead of the client's. */
  serverId?: string | undefined;
}

const NO_ADDRESS: ParsedAddress = { addressLine1: "", city: "", state: "", zipCode: "" };

/** Requests the shops around an address, for a view of your own. A new address aborts the last request. */
export function useShopSearch({ address, serverId }: ShopSearchQuery): LoadState<RepairFacilities> {
  return useCall(repairFacilitiesSearch, address ?? NO_ADDRESS, {
    serverId,
    enabled: address !== undefined,
    // The list must not change while the user picks a shop.
    revalidateOnFocus: false,
  });
}
