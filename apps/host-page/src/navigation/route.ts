/** Pages about one claim. */
export const CLAIM_PAGES = [
  "claim",
  "documents",
  "payments",
  "details",
  "estimate",
  "shop",
  "faqs",
] as const;

export type ClaimPage = (typeof CLAIM_PAGES)[number];

/** Pages that stand for themselves. */
export type SitePage = "claims" | "crash" | "contact" | "unknown";

/** Where the visitor is. */
export type Route =
  | { page: SitePage }
  | {
      page: ClaimPage;
      claimNumber: string;
      /** The way to an estimate that was pressed. */
      option?: string | undefined;
    };

const SITE_PAGES: Record<string, SitePage> = {
  "": "claims",
  claims: "claims",
  "after-a-crash": "crash",
  contact: "contact",
};

/** Reads `#/claims/CLM-1001/documents`, `#/claims/CLM-1001/estimate/PHOTOS` and their like; whatever it does not know is `unknown`. */
export function readRoute(hash: string): Route {
  const [first = "", number, page = "claim", ...rest] = hash.replace(/^#?\/?/, "").split("/");
  const [option, ...tooMuch] = rest;
  if (number === undefined) return { page: SITE_PAGES[first] ?? "unknown" };

  const claimNumber = decoded(number);
  const claimPage = CLAIM_PAGES.find((name) => name === page);
  const isWhole = tooMuch.length === 0 && (option === undefined || claimPage === "estimate");
  const isClaim = first === "claims" && claimNumber && claimPage && isWhole;
  return isClaim ? { page: claimPage, claimNumber, option } : { page: "unknown" };
}

/** The address of a claim, or of one of its pages. */
export function claimHref(claimNumber: string, page: ClaimPage = "claim"): string {
  const path = `#/claims/${encodeURIComponent(claimNumber)}`;
  return page === "claim" ? path : `${path}/${page}`;
}

/** The address of the ways to an estimate, of which one has been pressed. */
export function estimateHref(claimNumber: string, option: string): string {
  return `${claimHref(claimNumber, "estimate")}/${encodeURIComponent(option)}`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
