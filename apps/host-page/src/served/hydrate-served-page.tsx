import type { InitialData } from "@claimkit/claims-api/initial-data";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ServedSite } from "./served-site.tsx";

/**
 * Hydrates a page that the server has rendered, after its first frame.
 *
 * @param json the data that the page contains
 */
export function hydrateServedPage(root: Element, json: string): void {
  const initialData: InitialData = JSON.parse(json);
  const { pathname, search } = window.location;
  const site = <ServedSite address={{ pathname, search }} initialData={initialData} />;
  requestAnimationFrame(() => {
    setTimeout(() => startTransition(() => void hydrateRoot(root, site)));
  });
}
