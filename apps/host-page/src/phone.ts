/** The insurer's claims line, as the widgets take it. */
export const PHONE = "8005550199";

/** The same for reading and for dialling. */
export const phoneText = "800-555-0199";
export const phoneHref = "tel:+18005550199";
