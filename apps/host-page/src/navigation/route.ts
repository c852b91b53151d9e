/** Pages about one claim. */
const CLAIM_PAGES = ["claim", "documents", "shop", "faqs"] as const;

export type ClaimPage = (typeof CLAIM_PAGES)[number];

/** Pages that are not about one claim. */
export type SitePage = "start" | "claims" | "shops" | "questions" | "unknown";

/** A page about a claim. */
export interface ClaimRoute {
  page: ClaimPage;
  claimNumber: string;
  /** The category of questions that was pressed. */
  option?: string | undefined;
}

/** The page that is shown, and its parameters. */
export type Route = { page: SitePage } | ClaimRoute;

/** Pages whose address may end in an option. */
const WITH_OPTION: ReadonlySet<ClaimPage> = new Set(["faqs"]);

const SITE_PAGES: Record<string, SitePage> = {
  "": "start",
  claims: "claims",
  shops: "shops",
  questions: "questions",
};

/** Parses addresses such as `#/claims/CLM-1001/documents` and `#/claims/CLM-1001/faqs/REPAIRS`. All others are `unknown`. */
export function readRoute(hash: string): Route {
  const [first = "", number, page = "claim", ...rest] = hash.replace(/^#?\/?/, "").split("/");
  const [option, ...tooMuch] = rest;
  if (number === undefined) return { page: SITE_PAGES[first] ?? "unknown" };

  const claimNumber = decoded(number);
  const claimPage = CLAIM_PAGES.find((name) => name === page);
  const isClaim = first === "claims" && claimNumber && claimPage;
  if (!isClaim || tooMuch.length > 0) return { page: "unknown" };
  if (option !== undefined && !WITH_OPTION.has(claimPage)) return { page: "unknown" };
  return { page: claimPage, claimNumber, option };
}

/** Returns the route of a path that the server renders, such as `/claims/CLM-1001`, or `undefined` for others. */
export function readServedRoute(pathname: string): ClaimRoute | undefined {
  if (!pathname.startsWith("/claims/")) return undefined;
  const route = readRoute(pathname);
  return route.page === "claim" ? route : undefined;
}

/** Whether a page needs a signed-in visitor. */
export function isPrivate({ page }: Route): boolean {
  return page === "claims" || CLAIM_PAGES.some((name) => name === page);
}

/** Returns the address of a claim, or of one of its pages. */
export function claimHref(claimNumber: string, page: ClaimPage = "claim"): string {
  const path = `#/claims/${encodeURIComponent(claimNumber)}`;
  return page === "claim" ? path : `${path}/${page}`;
}

/** Returns the address of a claim's page from the server, for a visitor with these choices. */
export function servedClaimHref(claimNumber: string, choices: object): string {
  const search = new URLSearchParams(Object.entries(choices));
  return `/claims/${encodeURIComponent(claimNumber)}?${search}`;
}

/** Returns the address of the questions of a category. */
export function faqsHref(claimNumber: string, category: string): string {
  return `${claimHref(claimNumber, "faqs")}/${encodeURIComponent(category)}`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
