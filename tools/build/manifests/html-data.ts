import { actionLine } from "./custom-elements.ts";
import { type DescribedElement, type DescribedField, withoutColon } from "./described-element.ts";

/** Custom data of VS Code's HTML, `vscode.html-custom-data.json`. It has no events, so a tag describes its own. */
export function htmlData(elements: readonly DescribedElement[], homepage: string) {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.name,
      description: { kind: "markdown", value: descriptionOf(element) },
      attributes: element.fields.flatMap((field) => attributeOf(field) ?? []),
      references: [{ name: "Claimkit elements", url: homepage }],
    })),
  };
}

function descriptionOf({
  description,
  fields,
  slots,
  parts,
  events,
  actions,
}: DescribedElement): string {
  const properties = fields.filter(({ attribute }) => !attribute);
  return [
    description,
    ...listed(
      "Events",
      events.map(
        (event) => `\`${event.name}\`, \`${withoutColon(event.name)}\`: ${event.description}`,
      ),
    ),
    ...listed("Actions", actions.map(actionLine)),
    ...listed(
      "Parts",
      parts.map(({ name }) => `\`${name}\``),
    ),
    ...listed(
      "Slots",
      slots.map((slot) => `\`${slot.name}\`: ${slot.description}`),
    ),
    ...listed(
      "Properties",
      properties.map((field) => `\`${field.name}\` \`${field.type}\`: ${field.description}`),
    ),
  ].join("\n\n");
}

/** A list in Markdown with a title; nothing for none. */
function listed(title: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`**${title}**\n\n${items.map((item) => `- ${item}`).join("\n")}`] : [];
}

function attributeOf({ attribute, type, values, description, ...field }: DescribedField) {
  if (!attribute) return undefined;
  const about = [
    description,
    ...(field.isRequired ? ["Required."] : []),
    `\`${type}\`${field.default ? `, default: ${field.default}` : ""}`,
  ];
  return {
    name: attribute,
    description: { kind: "markdown", value: about.join("\n\n") },
    ...(type === "boolean" && { valueSet: "v" }),
    ...(values.length > 0 && { values: values.map((name) => ({ name })) }),
  };
}
