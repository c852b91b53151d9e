import type { ClaimsClient } from "@claimkit/claims-api";
import type { ElementRow, Hrefs, LoadShopMap } from "@claimkit/widget-runtime";
import type { claimkitElements, ClaimkitElementName } from "./claimkit-elements.ts";

type PropertyOf<Row> = Row extends { properties: readonly (infer Name extends string)[] }
  ? Name
  : never;

/** The props of a row's component. */
export type PropsOf<Row> = Row extends { component: (props: infer Props) => unknown }
  ? Props
  : never;

/** A Claimkit element in scripts. Each attribute is also a property with the name of the prop. */
export type ClaimkitElement<Row extends ElementRow = ElementRow> = HTMLElement & {
  -readonly [Prop in keyof Row["attributes"] & keyof PropsOf<Row>]: PropsOf<Row>[Prop] | undefined;
} & {
  [Name in PropertyOf<Row> & keyof PropsOf<Row>]: PropsOf<Row>[Name];
} & {
  /** Client of this element; overrides the configured one. */
  client: ClaimsClient | undefined;
  /** URLs of actions, used if the page does not call `preventDefault()`. */
  hrefs: Hrefs | undefined;
  /** Map of this element; overrides the configured one. */
  loadShopMap: LoadShopMap | undefined;
};

type ElementsByTag = {
  [Name in ClaimkitElementName]: ClaimkitElement<(typeof claimkitElements)[Name]>;
};

declare global {
  // Types `document.querySelector("claim-summary")?.claimNumber`.
  interface HTMLElementTagNameMap extends ElementsByTag {}
}
