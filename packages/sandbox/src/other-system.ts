/** Replaces a response by what another claim system would send: other words, dates, and wrapped amounts. */
export async function asOtherSystemSends(response: Response): Promise<Response> {
  const isJson = /json/.test(response.headers.get("Content-Type") ?? "");
  if (!isJson || !response.ok) return response;
  const { headers } = response;
  return new Response(JSON.stringify(inOtherForms(await response.json())), { headers });
}

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
