import type { ClaimsClient } from "@claimkit/claims-api";

/** In ms; long enough for a browser that asks where to save. */
const UNTIL_SAVED = 60_000;

/** Downloads a file. Its data is released when the client is cleared. */
export function saveFile(contents: Blob, name: string, client: ClaimsClient | undefined): void {
  const href = URL.createObjectURL(contents);
  Object.assign(document.createElement("a"), { href, download: name }).click();

  const unobserve = client?.subscribe(({ type }) => type === "clear" && end());
  const timer = setTimeout(end, UNTIL_SAVED);
  function end(): void {
    clearTimeout(timer);
    unobserve?.();
    URL.revokeObjectURL(href);
  }
}
