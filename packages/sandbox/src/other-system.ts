import type { MiddlewareHandler } from "hono";
import type { SandboxEnv } from "./route.ts";

/**
 * Sends responses about a claim of another claim system as that system writes them: other words, dates, and wrapped
 * amounts. Users must read the same as of any claim.
 */
export const asOtherSystemSends: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  await next();
  const claimNumber = c.req.param("claimNumber");
  const claim = c.var.claims.find((candidate) => candidate.claimNumber === claimNumber);
  const isJson = /json/.test(c.res.headers.get("Content-Type") ?? "");
  if (!claim?.isOfOtherSystem || !isJson || !c.res.ok) return;
  const { headers } = c.res;
  c.res = new Response(JSON.stringify(inOtherForms(await c.res.json())), { headers });
};

const WORDS: Readonly<Record<string, string>> = {
  complete: "COMPLETE",
  in_progress: "In Progress",
  NOT_STARTED: "Not Started",
  NOT_REQUIRED: "Not Required",
  open: "Open - Active",
  closed: "Closed - Paid",
  insured: "Named Insured",
};

/** A value of a response in the forms of another claim system. */
export function inOtherForms(value: unknown): unknown {
  if (typeof value === "boolean") return value ? "Y" : "N";
  if (typeof value === "string") return WORDS[value] ?? asAmount(value) ?? asDateTime(value);
  if (typeof value !== "object" || value === null) return value;
  // One object instead of a list of one.
  if (Array.isArray(value)) {
    const items = value.map(inOtherForms);
    return items.length === 1 && typeof items[0] === "object" ? items[0] : items;
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inOtherForms(each)]));
}

/** `$4,120.00` as `{ amount: 4120, currency: "USD" }`. */
function asAmount(text: string): object | undefined {
  if (!/^\$[\d,]+(?:\.\d\d)?$/.test(text)) return undefined;
  return { amount: Number(text.replace(/[$,]/g, "")), currency: "USD" };
}

/** `2026-11-20` as `11/20/2026 12:00:00 AM`. */
function asDateTime(text: string): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$2/$3/$1 12:00:00 AM");
}
