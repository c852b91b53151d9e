import { actionLine } from "./custom-elements.ts";
import {
  allParts,
  type DescribedElement,
  type DescribedField,
  withoutColon,
} from "./described-element.ts";

/** The name and version of the package. */
export interface PackageInfo {
  name: string;
  version: string;
}

/** The manifest that JetBrains' editors read, `web-types.json`. */
export function webTypes(elements: readonly DescribedElement[], { name, version }: PackageInfo) {
  return {
    $schema: "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
    name,
    version,
    "description-markup": "markdown",
    contributions: { html: { elements: elements.map(elementOf) } },
  };
}

function elementOf(element: DescribedElement) {
  const { fields, slots, cssProperties } = element;
  return {
    name: element.name,
    description: element.description,
    attributes: fields.flatMap((field) => attributeOf(field) ?? []),
    slots,
    css: { parts: allParts(element), properties: cssProperties },
    js: {
      properties: fields.map(({ name, type, description }) => ({
        name,
        description,
        value: { type: `${type} | undefined` },
      })),
      events: element.events.flatMap(({ name, type, description }) => {
        const about = [
          description,
          ...(name === "ck:action" ? element.actions.map(actionLine) : []),
        ];
        return [name, withoutColon(name)].map((each) => ({
          name: each,
          description: about.join("\n\n"),
          value: { type },
        }));
      }),
    },
  };
}

function attributeOf({ attribute, type, description, isRequired, ...field }: DescribedField) {
  if (!attribute) return undefined;
  return {
    name: attribute,
    description,
    required: isRequired,
    ...(field.default && { default: field.default }),
    value: { type },
  };
}
