import { workerUrl } from "@claimkit/ui-kit/worker-url";
import { getVersion, setWorkerUrl } from "maplibre-gl";
import { ViewError } from "../view/view-error.ts";

// Why: docs/decisions/maps.md#the-worker-is-a-file
/** Version that our copy of MapLibre's worker is of. Both have to be the same. */
const WORKER_VERSION = "6.17.0";

/**
 * Sets the URL of MapLibre's worker: beside this module, where every bundler that supports
 * `new URL(…, import.meta.url)` puts it, or at a host's own address.
 *
 * @throws ViewError if the page has another version of MapLibre
 */
export function startFromOwnWorker(hostUrl?: string): void {
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
 * Under Trusted Types the address is an object. MapLibre passes it to `new Worker`, as it should, but checks
 * its ending first, as if it were a string.
 */
function asText(trusted: string, href: string): string {
  if (typeof trusted === "string") return trusted;
  return Object.defineProperties(trusted, {
    endsWith: { value: (ending: string) => href.endsWith(ending) },
    split: { value: (separator: RegExp) => href.split(separator) },
  });
}
