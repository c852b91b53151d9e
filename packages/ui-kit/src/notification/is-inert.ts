import { hostOf } from "../shared/host-of.ts";

/** Whether an element is inert, by itself or through an ancestor. */
export function isInert(element: Element): boolean {
  const host = hostOf(element.getRootNode());
  return element.closest("[inert]") !== null || (host !== undefined && isInert(host));
}
