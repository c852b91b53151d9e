"use client";

import {
  type ParsedAddress,
  type RepairFacilities,
  repairFacilitiesSearch,
} from "@claimkit/claims-api";
import { type LoadState, useCall } from "@claimkit/widget-runtime";

/** Where to look for shops. */
export interface ShopSearchQuery {
  /** The address, or only its ZIP code. Without one, nothing is requested. */
  address: ParsedAddress | undefined;
  /** Requests from this server, instead of the client's own. */
  serverId?: string | undefined;
}

const NOWHERE: ParsedAddress = { addressLine1: "", city: "", state: "", zipCode: "" };

/** Subscribes to the shops around an address, for a view of one's own. A new address aborts the search for the last. */
export function useShopSearch({ address, serverId }: ShopSearchQuery): LoadState<RepairFacilities> {
  return useCall(repairFacilitiesSearch, address ?? NOWHERE, {
    serverId,
    when: address !== undefined,
    // Shops must not change under the finger of someone who picks one.
    refreshOnFocus: false,
  });
}
