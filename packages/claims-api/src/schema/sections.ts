import type * as v from "valibot";
import { withPlace } from "../place.ts";
import { object } from "./object.ts";
import { optional } from "./optional.ts";
import { read, schema } from "./schema.ts";
import { optionalNumber, optionalSentences, optionalText } from "./values.ts";

/** Fields of a contact at the insurer. */
export const contactPersonFields = {
  /** Name of the adjuster. */
  claimAdjusterName: optionalText,
  /** Toll-free number. */
  tollFreeNumber: optionalText,
  /** Number for calls from the U.S. only. */
  usOnly: optionalText,
  /** Email address. */
  email: optionalText,
};

/** What a third party may see of a contact at the insurer. */
export const visibleContactPerson = {
  claimAdjusterName: "name",
  tollFreeNumber: "name",
  usOnly: "name",
  email: "name",
} as const;

const contactPersonSchema = object(contactPersonFields);

/** A contact at the insurer. */
export interface ContactPerson extends v.InferOutput<typeof contactPersonSchema> {}

/** A contact person; optional. */
export const contactPerson = optional<ContactPerson>(contactPersonSchema);

const shopInfoSchema = object({
  /** The name. */
  name: optionalText,
  /** Street address. */
  address: optionalText,
  /** Phone number. */
  phoneNumber: optionalText,
  /** Email address. */
  emailAddress: optionalText,
  /** Latitude in degrees. */
  latitude: optionalNumber,
  /** Longitude in degrees. */
  longitude: optionalNumber,
});

/** The repair shop of a claim. */
export interface ShopInfo extends v.InferOutput<typeof shopInfoSchema> {}

/** The shop of a claim; optional. Coordinates that are not a place are left out. */
export const shopInfo = optional<ShopInfo>(
  schema("object", { entries: shopInfoSchema.entries }, (value) => {
    const result = read<ShopInfo>(shopInfoSchema, value);
    return result.value ? { ...result, value: withPlace(result.value) } : result;
  }),
);

/** Title and text of a section. */
export const heading = {
  /** Title of the section. */
  displayTitle: optionalText,
  /** Text of the section. */
  displayText: optionalSentences,
};
