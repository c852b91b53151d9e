import type { MiddlewareHandler } from "hono";
import { headerNames } from "../header-names.ts";
import { ClaimsProblem } from "../problem.ts";

const REQUIRED = {
  [headerNames.clientId]: "The header client_id is missing.",
  [headerNames.messageId]: "The header X-Message-Id is missing.",
  "Content-Type": "The header Content-Type must be application/json.",
};

/** Rejects requests that lack a header of docs/reference/api.md#headers. */
export const requireHeaders: MiddlewareHandler = async (c, next) => {
  const errors = Object.entries(REQUIRED)
    .filter(([name]) => !isValid(name, c.req.header(name)))
    .map(([path, message]) => ({ path, message }));
  if (errors.length > 0) {
    throw new ClaimsProblem(400, {
      errorCode: "MISSING_HEADER",
      detail: errors.map(({ message }) => message).join(" "),
      errors,
    });
  }
  await next();
};

function isValid(name: string, value = ""): boolean {
  return name === "Content-Type" ? /^application\/json\b/i.test(value) : value !== "";
}
