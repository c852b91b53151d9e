import type { ClaimsClient } from "@claimkit/claims-api";
import type { ElementRow, Hrefs, LoadShopMap } from "@claimkit/widget-runtime";
import type { claimkitElements, ClaimkitElementName } from "./claimkit-elements.ts";

type PropertyOf<Row> = Row extends { properties: readonly (infer Name extends string)[] }
  ? Name
  : never;

/** The props of the component behind a row. */
export type PropsOf<Row> = Row extends { component: (props: infer Props) => unknown }
  ? Props
  : never;

/** One of our elements as a script sees it: its attributes are also properties, by the prop's name. */
export type ClaimkitElement<Row extends ElementRow = ElementRow> = HTMLElement & {
  -readonly [Prop in keyof Row["attributes"] & keyof PropsOf<Row>]: PropsOf<Row>[Prop] | undefined;
} & {
  [Name in PropertyOf<Row> & keyof PropsOf<Row>]: PropsOf<Row>[Name];
} & {
  /** This element's own client, instead of the configured one. */
  client: ClaimsClient | undefined;
  /** Where actions lead that the page does not prevent. */
  hrefs: Hrefs | undefined;
  /** This element's own map of shops, instead of the configured one. */
  loadShopMap: LoadShopMap | undefined;
};

type ElementsByTag = {
  [Name in ClaimkitElementName]: ClaimkitElement<(typeof claimkitElements)[Name]>;
};

declare global {
  // `document.querySelector("claim-summary")?.claimNumber` is typed by this.
  interface HTMLElementTagNameMap extends ElementsByTag {}
}
