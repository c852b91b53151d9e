import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ClaimsProblem } from "../problem.ts";

const ONE_MEGABYTE = 1_000_000;

/** Rejects a larger body before it is read into memory. */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: ONE_MEGABYTE,
  onError: () => {
    throw new ClaimsProblem(413, {
      errorCode: "BODY_TOO_LARGE",
      detail: "The body may have up to 1 MB.",
    });
  },
});
