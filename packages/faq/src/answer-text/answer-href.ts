import { safeHref } from "@claimkit/claims-api/format";

const ALLOWED = /^(?:https:\/\/|mailto:|tel:)/i;

/** Returns a URL that an answer may link to: `https:`, `mailto:` or `tel:`, never a path. */
export function answerHref(address: string): string | undefined {
  const href = safeHref(address.trim());
  return href && ALLOWED.test(href) ? href : undefined;
}
