import type { Endpoint } from "../endpoint.ts";
import type { DocumentRef } from "../options.ts";
import { required } from "../required.ts";
import { typeIssue, schema } from "../schema/schema.ts";

/** Maximum size of a document. */
export const MAX_BYTES = 25_000_000;

/** `GET documents/{documentPublicID}/content`: the bytes of a document. Its token is sent in a header, never in the URL. */
export const documentContent: Endpoint<DocumentRef, Blob, Blob> = {
  name: "document",
  method: "GET",
  path: "documents/{documentPublicID}/content",
  request: ({ accessToken }, { headerNames }) => ({
    headers: { [headerNames.documentToken]: required("document", "accessToken", accessToken) },
  }),
  accept: "application/pdf",
  maxBytes: MAX_BYTES,
  timeoutMs: 60_000,
  response: schema<Blob, object>("blob", {}, (value) =>
    value instanceof Blob ? { typed: true, value } : typeIssue("blob"),
  ),
  model: (wire) => wire,
};
