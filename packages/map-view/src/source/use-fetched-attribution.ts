import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import { useEffect } from "react";
import { useController } from "../map-view/map-view-context.ts";
import { ViewError } from "../view/view-error.ts";

/** Fetches the attribution of a source. A failure is reported and leaves it empty. */
export function useFetchedAttribution(sourceId: string, url: string | undefined): void {
  const { store, report } = useController();
  const fail = useEffectEvent((cause: unknown) =>
    report(
      new ViewError("attribution-failed", `The attribution of '${sourceId}' did not load.`, {
        cause,
      }),
    ),
  );

  useEffect(() => {
    if (url === undefined) return undefined;
    const show = (text: string): void => {
      const { [sourceId]: _, ...others } = store.get().fetchedAttributions;
      store.set({ fetchedAttributions: text ? { ...others, [sourceId]: text } : others });
    };
    const fetching = new AbortController();
    fetchAttribution(url, fetching.signal).then(show, (cause: unknown) => {
      if (!fetching.signal.aborted) fail(cause);
    });
    return () => {
      fetching.abort();
      show("");
    };
  }, [store, sourceId, url]);
}

async function fetchAttribution(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const isJson = response.headers.get("content-type")?.includes("json");
  if (!isJson) return response.text();
  const { attribution } = (await response.json()) as { attribution?: unknown };
  if (typeof attribution !== "string") throw new Error("It has no 'attribution'.");
  return attribution;
}
