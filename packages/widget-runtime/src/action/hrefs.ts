import { safeHref } from "@claimkit/claims-api/format";
import { callHost } from "../events/call-host.ts";
import type { ActionDetail, ActionName } from "../events/action-name.ts";

/** Where actions lead: an address, or what makes one out of the action's detail. */
export type Hrefs = Readonly<
  Partial<Record<ActionName, string | ((detail: ActionDetail) => string | undefined)>>
>;

/** The address of an action, if the host gave one that is safe to follow. */
export function hrefOf(
  hrefs: Hrefs | undefined,
  action: ActionName,
  detail: ActionDetail,
): string | undefined {
  const href = hrefs && Object.hasOwn(hrefs, action) ? hrefs[action] : undefined;
  const written = typeof href === "function" ? callHost(href, detail) : href;
  return written === undefined ? undefined : safeHref(written);
}
