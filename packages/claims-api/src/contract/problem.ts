import * as v from "valibot";
import { described, optional, text } from "./formats.ts";

/** The body of an error response (RFC 9457). Clients read its status; no text of it is ever shown. */
export const problem = v.object({
  type: optional(text, "URI of the kind of error, or about:blank."),
  title: described(text, "The kind of error, in a few words."),
  status: described(v.pipe(v.number(), v.integer()), "The HTTP status, once more."),
  detail: optional(text, "What went wrong, for developers, without data of the claim."),
  errors: optional(
    v.array(
      v.object({
        path: described(text, "The field or header."),
        message: described(text, "What is wrong with it."),
      }),
    ),
    "Errors of single fields or headers of the request.",
  ),
  messageId: optional(text, "The message id of the request, to find it in logs."),
  errorCode: optional(text, "Code of the error, for machines."),
  message: optional(text, "The detail, for older clients."),
});

/** An example of an error response. */
export const problemExample = {
  type: "about:blank",
  title: "Not Found",
  status: 404,
  detail: "There is no claim with this number.",
  messageId: "5f0c6a0e-6d4b-4a39-9d6e-0d3f0c1f2a55",
};
