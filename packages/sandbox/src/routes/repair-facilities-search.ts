import * as v from "valibot";
import { readBody } from "../checks/read.ts";
import { findCenter } from "../places/find-center.ts";
import { shopsAround } from "../places/shops-around.ts";
import type { Route } from "../route.ts";

const search = v.object({
  environment: v.pipe(v.string(), v.nonEmpty()),
  radius: v.literal(25),
  country: v.literal("US"),
  manufacturedCertified: v.picklist(["Yes", "No"]),
  isSpecialtyVehicle: v.picklist(["Yes", "No"]),
  addressLine1: v.string(),
  city: v.string(),
  state: v.string(),
  zipCode: v.string(),
});

/** `POST repair-facilities/search`: the shops within 25 miles, unsorted. Empty for an address that the sandbox doesn't know. */
export const repairFacilitiesSearch = {
  call: "repairFacilitiesSearch",
  method: "POST",
  path: "/repair-facilities/search",
  summary: "The repair shops within 25 miles",
  body: search,
  example: {
    path: "/repair-facilities/search",
    body: {
      environment: "sandbox",
      radius: 25,
      country: "US",
      manufacturedCertified: "Yes",
      isSpecialtyVehicle: "No",
      addressLine1: "",
      city: "",
      state: "",
      zipCode: "43215",
    },
  },
  answer: async (c) => {
    const detail = "The body needs the fields of an address, a radius of 25 and the country US.";
    const { radius, ...address } = await readBody(c, search, detail);
    const searchCenter = findCenter(address);
    if (!searchCenter) return c.json({ participants: [] });
    return c.json({ participants: shopsAround(searchCenter, radius), searchCenter });
  },
} as const satisfies Route;
