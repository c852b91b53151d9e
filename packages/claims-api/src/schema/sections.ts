import type * as v from "valibot";
import { object } from "./object.ts";
import { optionalOrDropped } from "./optional-or-dropped.ts";
import { optionalNumber, optionalSentences, optionalText } from "./values.ts";

/** How to reach someone at the insurer. */
export const contactPersonFields = {
  /** Name of the adjuster. */
  claimAdjusterName: optionalText,
  /** Toll-free number. */
  tollFreeNumber: optionalText,
  /** Number for calls from the U.S. only. */
  usOnly: optionalText,
  /** E-mail address. */
  email: optionalText,
};

const contactPersonSchema = object(contactPersonFields);

/** Someone at the insurer who answers questions. */
export interface ContactPerson extends v.InferOutput<typeof contactPersonSchema> {}

/** A contact person, who may be missing. */
export const contactPerson = optionalOrDropped<ContactPerson>(contactPersonSchema);

const shopInfoSchema = object({
  /** The name. */
  name: optionalText,
  /** Street address. */
  address: optionalText,
  /** Phone number. */
  phoneNumber: optionalText,
  /** E-mail address. */
  emailAddress: optionalText,
  /** Degrees north. */
  latitude: optionalNumber,
  /** Degrees east. */
  longitude: optionalNumber,
});

/** A repair shop as a claim shows it. */
export interface ShopInfo extends v.InferOutput<typeof shopInfoSchema> {}

/** The shop of a claim, which may be missing. */
export const shopInfo = optionalOrDropped<ShopInfo>(shopInfoSchema);

/** What a section begins with. */
export const heading = {
  /** Title of the section. */
  displayTitle: optionalText,
  /** Text of the section. */
  displayText: optionalSentences,
};
