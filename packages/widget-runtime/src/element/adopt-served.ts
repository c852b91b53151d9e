import type { ClaimsClient } from "@claimkit/claims-api";
import { configuredSettings } from "../settings/configure.ts";
import { textOfValues } from "./attributes.ts";
import type { ElementTraits } from "./element-row.ts";
import { takeTurn } from "./take-turns.ts";

// Loaded by elements that a server has rendered.

/**
 * Decides, when it is the element's turn, whether it keeps what a server has rendered: only if its first render is the
 * same, because hydration does not correct differences. Otherwise removes it.
 *
 * @param style the style sheets that the server has sent with the content
 * @param values the element's values
 * @param start called with the prefix of the content's ids, or with `undefined` if the content was removed
 */
export function adoptServed(
  style: HTMLElement,
  { attributes, properties = [] }: ElementTraits,
  values: ReadonlyMap<string, unknown>,
  start: (ids: string | undefined) => void,
): void {
  const shadow = style.getRootNode() as ShadowRoot;
  const { host } = shadow;
  takeTurn(host, () => {
    if (!host.isConnected) return;
    const client = (values.get("client") ?? configuredSettings().client) as
      | ClaimsClient
      | undefined;
    const isSame =
      client?.initialDay !== undefined &&
      properties.every((property) => values.get(property) === undefined) &&
      style.dataset["values"] === textOfValues(Object.keys(attributes), Object.fromEntries(values));
    // The element has adopted the same style sheets.
    style.remove();
    if (!isSame) shadow.replaceChildren();
    start(isSame ? style.dataset["ids"] : undefined);
  });
}
