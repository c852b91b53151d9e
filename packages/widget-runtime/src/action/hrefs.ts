import { safeHref } from "@claimkit/claims-api/format";
import { callSafely } from "../events/call-safely.ts";
import type { ActionDetail, ActionName } from "../events/action-name.ts";

/**
 * URLs of actions: a URL, or a function of the action's detail that returns one. `null` hides the action's
 * control.
 */
export type Hrefs = {
  readonly [Name in ActionName]?:
    | string
    | null
    | ((detail: ActionDetail<Name>) => string | undefined)
    | undefined;
};

/** The URL of an action, if the host configured one and it is safe to follow; `null` if the host hides it. */
export function hrefOf<Name extends ActionName>(
  hrefs: Hrefs | undefined,
  action: Name,
  detail: ActionDetail<Name>,
): string | null | undefined {
  const href = hrefs && Object.hasOwn(hrefs, action) ? hrefs[action] : undefined;
  const written =
    typeof href === "function" ? callSafely(href, detail) : (href as string | null | undefined);
  return typeof written === "string" ? safeHref(written) : written;
}
