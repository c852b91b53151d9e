import type { ClaimsClient } from "@claimkit/claims-api";

/** Long enough for a browser that asks where to save; in ms. */
const UNTIL_SAVED = 60_000;

/** Hands a file to the user, as a download. Nothing of it is left in the page when the client is cleared. */
export function saveFile(contents: Blob, name: string, client: ClaimsClient | undefined): void {
  const href = URL.createObjectURL(contents);
  Object.assign(document.createElement("a"), { href, download: name }).click();

  const unobserve = client?.observe(({ type }) => type === "clear" && end());
  const timer = setTimeout(end, UNTIL_SAVED);
  function end(): void {
    clearTimeout(timer);
    unobserve?.();
    URL.revokeObjectURL(href);
  }
}
