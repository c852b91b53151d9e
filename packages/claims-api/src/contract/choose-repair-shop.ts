import * as v from "valibot";
import { chooseRepairShop as submission } from "../endpoints/choose-repair-shop.ts";
import type { CallContract } from "./call-contract.ts";
import { described, text } from "./formats.ts";
import { claimNumber, personaQuery } from "./parameters.ts";

/** `PUT repairs-details/{claimNumber}/shop` */
export const chooseRepairShop = {
  method: submission.method,
  path: submission.path,
  summary: "Chooses the repair shop of a claim",
  pathParameters: { claimNumber },
  query: personaQuery,
  body: v.object({ shopId: described(text, "Id of the shop, from repair-facilities/search.") }),
  response: v.object({ shopId: described(text, "Id of the shop that is stored now.") }),
  noContent: "The shop has been stored",
  example: { body: { shopId: "SHP-43201-01" }, response: { shopId: "SHP-43201-01" } },
} as const satisfies CallContract;
