import { workerUrl } from "@claimkit/ui-kit/internal/worker-url";
import { getVersion, setWorkerUrl } from "maplibre-gl";
import { ViewError } from "../view/view-error.ts";

// Why: docs/decisions/maps.md#the-worker-is-a-file
/** Version of our copy of MapLibre's worker, which has to match MapLibre's. */
const WORKER_VERSION = "6.17.0";

/**
 * Sets the URL of MapLibre's worker: the file next to this module, which every bundler with support for
 * `new URL(…, import.meta.url)` copies, or the host's.
 *
 * @throws ViewError if the page has another version of MapLibre
 */
export function setBundledWorker(hostUrl?: string): void {
  const version = getVersion();
  if (hostUrl === undefined && version !== WORKER_VERSION) {
    throw new ViewError(
      "worker-mismatch",
      `This map needs maplibre-gl ${WORKER_VERSION}, and the page has ${version}. Install the version that @claimkit/map-view depends on.`,
    );
  }
  const url = hostUrl
    ? new URL(hostUrl, document.baseURI)
    : new URL("./map-worker.js", import.meta.url);
  setWorkerUrl(asText(workerUrl(url), url.href));
}

/**
 * Makes a trusted URL pass for a string. Under Trusted Types it is an object. MapLibre passes it to `new Worker`
 * unchanged, but first checks how it ends.
 */
function asText(trusted: string, href: string): string {
  if (typeof trusted === "string") return trusted;
  return Object.defineProperties(trusted, {
    endsWith: { value: (ending: string) => href.endsWith(ending) },
    split: { value: (separator: RegExp) => href.split(separator) },
  });
}
