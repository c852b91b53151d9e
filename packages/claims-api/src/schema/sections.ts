import type * as v from "valibot";
import { object } from "./object.ts";
import { part } from "./part.ts";
import { optionalNumber, optionalText } from "./values.ts";

/** How to reach someone at the insurer. */
export const contactPersonFields = {
  claimAdjusterName: optionalText,
  tollFreeNumber: optionalText,
  usOnly: optionalText,
  email: optionalText,
};

const contactPersonSchema = object(contactPersonFields);

/** Someone at the insurer who answers questions. */
export type ContactPerson = v.InferOutput<typeof contactPersonSchema>;

/** A contact person, who may be missing. */
export const contactPerson = part(contactPersonSchema);

const shopInfoSchema = object({
  name: optionalText,
  address: optionalText,
  phoneNumber: optionalText,
  emailAddress: optionalText,
  latitude: optionalNumber,
  longitude: optionalNumber,
});

/** A repair shop as a claim shows it. */
export type ShopInfo = v.InferOutput<typeof shopInfoSchema>;

/** The shop of a claim, which may be missing. */
export const shopInfo = part(shopInfoSchema);

/** What a section begins with. */
export const heading = { displayTitle: optionalText, displayText: optionalText };
