/** Pages about one claim. */
export const CLAIM_PAGES = ["claim", "documents", "payments", "details"] as const;

export type ClaimPage = (typeof CLAIM_PAGES)[number];

/** Pages that stand for themselves. */
export type SitePage = "claims" | "crash" | "contact" | "unknown";

/** Where the visitor is. */
export type Route = { page: SitePage } | { page: ClaimPage; claimNumber: string };

const SITE_PAGES: Record<string, SitePage> = {
  "": "claims",
  claims: "claims",
  "after-a-crash": "crash",
  contact: "contact",
};

/** Reads `#/claims/CLM-1001/documents` and its like; whatever it does not know is `unknown`. */
export function readRoute(hash: string): Route {
  const [first = "", number, page = "claim", ...rest] = hash.replace(/^#?\/?/, "").split("/");
  if (number === undefined) return { page: SITE_PAGES[first] ?? "unknown" };

  const claimNumber = decoded(number);
  const claimPage = CLAIM_PAGES.find((name) => name === page);
  const isClaim = first === "claims" && claimNumber && claimPage && rest.length === 0;
  return isClaim ? { page: claimPage, claimNumber } : { page: "unknown" };
}

/** The address of a claim, or of one of its pages. */
export function claimHref(claimNumber: string, page: ClaimPage = "claim"): string {
  const path = `#/claims/${encodeURIComponent(claimNumber)}`;
  return page === "claim" ? path : `${path}/${page}`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
