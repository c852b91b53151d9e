import * as v from "valibot";
import { type ClaimRef, personaQuery } from "../claim-ref.ts";
import type { Submission } from "../endpoint.ts";
import { required } from "../required.ts";

/** A claim, and the repair shop that the user has chosen for it. */
export type ShopChoice = ClaimRef & {
  /** The id of the shop, `shopId` of {@link RepairShop}. */
  shopId: string;
};

/**
 * `PUT repairs-details/{claimNumber}/shop`: chooses the repair shop. The server answers 204, or with JSON, which is
 * ignored.
 */
export const chooseRepairShop: Submission<ShopChoice, undefined> & { method: "PUT" } = {
  name: "chooseRepairShop",
  method: "PUT",
  path: "repairs-details/{claimNumber}/shop",
  request: (input) => ({
    ...personaQuery(input),
    body: { shopId: required("chooseRepairShop", "shopId", input.shopId) },
  }),
  response: v.unknown(),
  empty: null,
  thirdParty: {},
  changes: ({ claimNumber }) => ({ claimNumber }),
  model: () => undefined,
};
