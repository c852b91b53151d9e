import type { ComponentType, JSX } from "react";
import type { ClaimkitSettings } from "../settings/settings.ts";
import { SettingsContext } from "../settings/use-settings.ts";
import { attributeNames, propValue, textOfValues } from "./attributes.ts";
import { ElementContents } from "./element-contents.tsx";
import type { ElementContent, ElementTraits } from "./element-row.ts";
import { HOST_SHEET } from "./sheets.ts";

/** What is in the shadow root of an element. */
export interface ElementOnServer {
  /** Its content. */
  readonly content: JSX.Element;
  /** The values of its attributes, by which the element recognizes this content. */
  readonly values: string;
  /** Its style sheets as text, in this order. */
  readonly styles: readonly string[];
}

/** Values of attributes, by name. `true` is an attribute without a value; `false` leaves it out. */
export type AttributeValues = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Returns what an element renders on a server, where there are no elements. The element renders the same first, with the
 * same settings.
 */
export function elementOnServer(
  { attributes, required = [] }: ElementTraits,
  { component, styles }: ElementContent,
  given: AttributeValues,
  settings: ClaimkitSettings,
): ElementOnServer {
  const propOf = attributeNames(Object.keys(attributes));
  const values: Record<string, unknown> = Object.fromEntries(required.map((prop) => [prop, ""]));
  for (const [name, value] of Object.entries(given)) {
    const prop = propOf.get(name);
    const type = prop === undefined ? undefined : attributes[prop];
    if (prop !== undefined && type !== undefined) values[prop] = propValue(value, type);
  }
  const content = (
    <SettingsContext value={settings}>
      <ElementContents
        component={component as ComponentType<Record<string, unknown>>}
        own={{}}
        values={values}
      />
    </SettingsContext>
  );
  return {
    content,
    values: textOfValues(Object.keys(attributes), values),
    styles: [HOST_SHEET, ...styles],
  };
}
