import * as v from "valibot";
import { documentContent as endpoint } from "../endpoints/document-content.ts";
import type { CallContract } from "./call-contract.ts";
import { documentPublicID } from "./parameters.ts";

/** `GET documents/{documentPublicID}/content` */
export const document = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "The PDF of a document",
  pathParameters: { documentPublicID },
  response: v.pipe(
    v.string(),
    v.startsWith("%PDF-"),
    v.metadata({ description: "The bytes of the PDF.", contentMediaType: "application/pdf" }),
  ),
  mediaType: "application/pdf",
  example: { response: "%PDF-1.7 …" },
} as const satisfies CallContract;
