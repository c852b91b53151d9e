import { headerNames } from "../header-names.ts";
import { Problem } from "../problem.ts";
import type { Route } from "../route.ts";

/** `GET documents/{documentPublicID}/content`: the PDF. Requires the document's token. */
export const document = {
  call: "document",
  method: "GET",
  path: "/documents/:documentPublicID/content",
  summary: "The PDF of a document",
  example: {
    path: "/documents/EST-1006-2/content",
    headers: { [headerNames.documentToken]: "document-token-EST-1006-2" },
  },
  answer: async (c) => {
    const id = c.req.param("documentPublicID");
    const found = c.var.claims
      .flatMap(({ documents }) => documents)
      .find((candidate) => candidate.id === id);
    if (!found) {
      throw new Problem(404, {
        errorCode: "UNKNOWN_DOCUMENT",
        detail: "There is no document with this id.",
      });
    }
    if (!c.var.documentTokens.isValid(found, c.req.header(headerNames.documentToken))) {
      throw new Problem(401, {
        errorCode: "INVALID_DOCUMENT_TOKEN",
        detail: "The token of the document is missing, wrong or expired.",
      });
    }
    return c.body(await found.load(), 200, { "Content-Type": "application/pdf" });
  },
} as const satisfies Route;
