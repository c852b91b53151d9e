import { format } from "oxfmt";
import { actionLine } from "./custom-elements.ts";
import { type DescribedElement, type DescribedField, withoutColon } from "./described-element.ts";

const HEADER = `// Written by \`vitest run -u --project node tools/build/manifests\` from the table of elements and the docstrings of
// their props, because a mapped type that renames props loses their docstrings.
import type { ClaimkitEventMap } from "@claimkit/widget-runtime";
import type { ActionEvents } from "./element-events.ts";

/** A boolean attribute. */
export type BooleanAttribute = boolean | "" | "true" | "false";

/** An attribute with a number, which may be text. */
export type NumberAttribute<Value extends number> = Value | \`\${Value}\`;`;

/** The source of `packages/elements/src/element-attributes.ts`: what each element accepts in TSX. */
export async function elementAttributes(elements: readonly DescribedElement[]): Promise<string> {
  const shared = elements[0]?.events.filter(({ name }) => name !== "ck:action") ?? [];
  const listeners = shared.map(
    ({ name, description }) =>
      `${docstring(description)}"on${withoutColon(name)}"?: ((event: ClaimkitEventMap["${name}"]) => void) | undefined;`,
  );
  const all = elements.find(({ actions }) => actions.length > 0)?.events ?? [];
  const inVue = all.map(
    ({ name, description }) =>
      `${docstring(description)}on${camelCase(name)}?: "on${withoutColon(name)}";`,
  );
  const tags = elements.map(
    (element) => `${docstring(element.description)}"${element.name}": ${typeOf(element)};`,
  );
  const source = [
    HEADER,
    `${docstring("Listeners of every element. Names with a colon cannot be written in TSX.")}export interface ElementListeners {\n${listeners.join("\n")}\n}`,
    `${docstring("Listeners in Vue's templates, and their names in TSX.")}export interface VueListeners {\n${inVue.join("\n")}\n}`,
    ...elements.map(attributesOf),
    `${docstring("Attributes and listeners of each element, by tag.")}export interface ElementAttributes {\n${tags.join("\n")}\n}\n`,
  ].join("\n\n");
  const { code } = await format("element-attributes.ts", source, { printWidth: 100 });
  return code;
}

function typeOf({ name }: DescribedElement): string {
  return `${camelCase(name)}Attributes`;
}

/** `ClaimSummary` for `claim-summary`, and `CkReady` for `ck:ready`. */
function camelCase(name: string): string {
  return name.replaceAll(/(?:^|[:-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function attributesOf(element: DescribedElement): string {
  return [
    `${docstring(`Attributes and listeners of \`<${element.name}>\`.`)}export interface ${typeOf(element)} extends ElementListeners {`,
    ...element.fields.flatMap((field) => attributeOf(field) ?? []),
    ...actionListenerOf(element),
    "}",
  ].join("\n");
}

function attributeOf({ attribute, isRequired, ...field }: DescribedField): string | undefined {
  if (!attribute) return undefined;
  const about = [field.description, ...(field.default ? [`@default ${field.default}`] : [])].join(
    "\n",
  );
  const type = attributeTypeOf(field);
  return `${docstring(about)}"${attribute}"${isRequired ? `: ${type}` : `?: ${type} | undefined`};`;
}

function attributeTypeOf({ type, values }: Pick<DescribedField, "type" | "values">): string {
  if (type === "boolean") return "BooleanAttribute";
  if (type.endsWith("[]")) return `${type} | string`;
  if (/^(number|\d)/.test(type)) return `NumberAttribute<${type}>`;
  // Otherwise `string` would absorb them, and editors would not complete them.
  return values.length > 0 ? type.replace(/ \| string$/, " | (string & {})") : type;
}

function actionListenerOf({ events, actions }: DescribedElement): string[] {
  const action = events.find(({ name }) => name === "ck:action");
  if (!action) return [];
  const about = [action.description, ...actions.map((one) => `- ${actionLine(one)}`)].join("\n");
  const names = actions.map(({ name }) => JSON.stringify(name)).join(" | ");
  return [
    `${docstring(about)}"on${withoutColon(action.name)}"?: ((event: ActionEvents<${names}>) => void) | undefined;`,
  ];
}

const LINE = /(\S.{0,95})(?:\s+|$)/g;

/** A docstring with lines of about 100 characters. */
function docstring(text: string): string {
  const lines = text.split("\n").flatMap((line) => line.match(LINE) ?? "");
  const [first = "", ...others] = lines.map((line) => line.trimEnd());
  if (others.length === 0) return `/** ${first} */\n`;
  return `/**\n${[first, ...others].map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}
