import type { Package } from "custom-elements-manifest";
import {
  allParts,
  type DescribedElement,
  type DescribedField,
  withoutColon,
} from "./described-element.ts";

const MODULE = "dist/standalone.js";

/** The Custom Elements Manifest, `custom-elements.json`. */
export function customElementsManifest(elements: readonly DescribedElement[]): Package {
  const declarations = elements.map(declarationOf);
  return {
    schemaVersion: "2.1.0",
    readme: "README.md",
    modules: [
      {
        kind: "javascript-module",
        path: MODULE,
        declarations,
        exports: declarations.map(({ name, tagName }) => ({
          kind: "custom-element-definition",
          name: tagName,
          declaration: { name, module: MODULE },
        })),
      },
    ],
  };
}

function declarationOf(element: DescribedElement) {
  const { name: tagName, description, fields, events, actions, slots, cssProperties } = element;
  return {
    kind: "class" as const,
    customElement: true as const,
    tagName,
    name: tagName.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    description,
    attributes: fields.flatMap((field) => attributeOf(field) ?? []),
    members: fields.map(memberOf),
    events: events.flatMap((event) => {
      const isAction = event.name === "ck:action";
      const text = isAction
        ? `CustomEvent<ActionEventOf<${actions.map(({ name }) => JSON.stringify(name)).join(" | ")}>>`
        : event.type;
      return [event.name, withoutColon(event.name)].map((name) => ({
        name,
        type: { text },
        description: isAction
          ? [event.description, ...actions.map(actionLine)].join("\n\n")
          : event.description,
      }));
    }),
    slots: slots.map(({ name, description: about }) => ({ name, description: about })),
    cssParts: allParts(element),
    cssProperties: cssProperties.map(({ name, description: about }) => ({
      name,
      description: about,
    })),
  };
}

function memberOf(field: DescribedField) {
  return {
    kind: "field" as const,
    name: field.name,
    privacy: "public" as const,
    description: withDefault(field),
    type: { text: `${field.type} | undefined` },
    ...(isLiteral(field.default) && { default: field.default }),
    ...(field.attribute && { attribute: field.attribute, reflects: false }),
  };
}

function attributeOf(field: DescribedField) {
  const { attribute, name, type, isRequired } = field;
  if (!attribute) return undefined;
  const description = withDefault(field);
  return {
    name: attribute,
    fieldName: name,
    description: isRequired ? `${description} Required.` : description,
    type: { text: type },
    ...(isLiteral(field.default) && { default: String(JSON.parse(field.default)) }),
  };
}

/** Whether a default is a value, not words about one. */
function isLiteral(text: string | undefined): text is string {
  return /^("[^"]*"|\d+|true|false)$/.test(text ?? "");
}

/** The description of a field, with a default that is not a value. */
function withDefault({ description, default: text }: DescribedField): string {
  return text && !isLiteral(text) ? `${description} Default: ${text}.` : description;
}

/** An action as a line of Markdown: its name, the fields of its detail, and when it happens. */
export function actionLine({
  name,
  type,
  description,
}: DescribedElement["actions"][number]): string {
  return `\`${name}\` \`${type}\`: ${description}`;
}
