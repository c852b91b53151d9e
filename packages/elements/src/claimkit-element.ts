import type { ClaimsClient } from "@claimkit/claims-api";
import type { ElementRow, Hrefs, LoadPlaceMap } from "@claimkit/widget-runtime";
import type { ClaimkitElementName, ClaimkitElements } from "./claimkit-elements.ts";
import type { ElementEventMap, ElementEventTarget } from "./element-events.ts";

type PropertyOf<Row> = Row extends { properties: readonly (infer Name extends string)[] }
  ? Name
  : never;

/** The props of a row's component. */
export type PropsOf<Row> = Row extends { component: (props: infer Props) => unknown }
  ? Props
  : never;

/** Props of a row that are objects or functions, and so only properties. */
export type ElementProperties<Row> = {
  // `keyof Pick` keeps the docstrings of the props.
  [Name in keyof Pick<PropsOf<Row>, PropertyOf<Row> & keyof PropsOf<Row>>]: PropsOf<Row>[Name];
};

/** Properties of every Claimkit element. */
export interface ClaimkitElementProperties {
  /** Client of this element; overrides the configured one. */
  client: ClaimsClient | undefined;
  /** URLs of actions, used if the page does not call `preventDefault()`. */
  hrefs: Hrefs | undefined;
  /** Map of this element; overrides the configured one. */
  loadPlaceMap: LoadPlaceMap | undefined;
  /** `auto` gives the tokens that the page does not set the values that fit its design. */
  theme: "auto" | undefined;
}

/** A Claimkit element in scripts. Each attribute is also a property with the name of the prop. */
export type ClaimkitElement<Row extends ElementRow = ElementRow> = ElementEventTarget<
  ElementEventMap<Row>
> &
  HTMLElement & {
    // `keyof Pick` keeps the docstrings of the props.
    -readonly [Prop in keyof Pick<PropsOf<Row>, keyof Row["attributes"] & keyof PropsOf<Row>>]:
      | PropsOf<Row>[Prop]
      | undefined;
  } & ElementProperties<Row> &
  ClaimkitElementProperties;

/** The element of each tag. */
export type ClaimkitElementTagNameMap = {
  [Name in ClaimkitElementName]: ClaimkitElement<ClaimkitElements[Name]>;
};

declare global {
  // Types `document.querySelector("claim-summary")?.claimNumber`.
  interface HTMLElementTagNameMap extends ClaimkitElementTagNameMap {}
}
