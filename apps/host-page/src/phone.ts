/** Phone number of the insurer's claims line, in the format of the setting `phone`. */
export const PHONE = "8005550199";

/** The same number for reading and for dialing. */
export const phoneText = "800-555-0199";
export const phoneHref = "tel:+18005550199";
