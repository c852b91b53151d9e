import { sha256 } from "@noble/hashes/sha2.js";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { headerNames } from "./header-names.ts";

/**
 * Adds an `ETag` to each answer of a GET, and answers with a 304 without a body if the caller has it. A 304 keeps what a
 * page of another origin needs in order to read it.
 */
export const addEtag = etag({
  // Not `crypto.subtle`, which pages without HTTPS, jsdom and happy-dom don't have.
  generateDigest: (body) => sha256(body).buffer,
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    "Access-Control-Allow-Origin",
    "Access-Control-Allow-Credentials",
    "Access-Control-Expose-Headers",
    "Content-Language",
    headerNames.totalCount,
  ],
});
