import * as v from "valibot";
import { described, email, latitude, longitude, optional, phone, text } from "./formats.ts";

const row = v.object({
  displayKey: described(text, "Label of the row."),
  displayValue: described(
    v.string(),
    "Value of the row, as text; amounts as $1,000.00, and the row Issue date as YYYY-MM-DD.",
  ),
});

/** Rows of a section. */
export const rows = v.array(described(row, "A row of a label and a value."));

/** Text or rows below a view. */
export const displayBlock = v.union([
  described(text, "Text to show."),
  described(rows, "Rows to show instead of text."),
]);

/** A person or a team of the insurer. */
export const contactPerson = v.object({
  claimAdjusterName: described(text, "Name of the person or team to ask."),
  tollFreeNumber: optional(phone, "Toll-free number, of ten digits."),
  usOnly: optional(phone, "Number for calls within the United States, of ten digits."),
  email: optional(email, "Email address of the person or team."),
});

/** The repair shop of a claim. */
export const shopInfo = v.object({
  name: described(text, "Name of the shop."),
  address: optional(text, "Address of the shop, on one line."),
  phoneNumber: optional(phone, "Telephone number of the shop, of ten digits."),
  emailAddress: optional(email, "Email address of the shop."),
  latitude: optional(latitude, "Degrees north of the equator, for the map."),
  longitude: optional(longitude, "Degrees east of Greenwich, negative in the United States."),
});

/** Title and text of a view. */
export const heading = {
  displayTitle: optional(text, "Title of this part of the page."),
  displayText: optional(text, "Sentences below the title, without markup."),
};

/** What a document is requested with. */
export const documentRef = {
  accessToken: described(
    text,
    "Token for this document and this user, which expires; it is sent back as X-Document-Token.",
  ),
  documentPublicID: described(text, "Public id of the document, which is part of its URL."),
};

/** The most recent news of a section. */
export const latestUpdate = optional(text, "The most recent news of this part of the claim.");

/** Rows of a section, with the sentence that describes them. */
export const displayInfo = optional(rows, "Further rows of this part of the page, in order.");
