import { globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
// TypeScript 7 has no JavaScript API.
import ts from "typescript-5";
import { compilerOptions } from "../compiler-options.ts";
import { describeParts } from "./describe-parts.ts";
import type {
  Described,
  DescribedElement,
  DescribedEvent,
  DescribedField,
} from "./described-element.ts";
import { partsOf } from "./parts-of.ts";

const root = resolve(import.meta.dirname, "../../..");
const entry = resolve(root, "packages/elements/src/index.ts");
/** The types of all elements, which a page does not need. */
const table = resolve(root, "packages/elements/src/claimkit-elements.ts");
/** What each package with a table exports. */
const indexes = globSync("packages/*/src/elements.tsx", { cwd: root }).map((file) =>
  indexBeside(resolve(root, file)),
);

/** Last paragraph of a component's docstring: its classes and custom properties. */
const STYLE_HOOKS = /\s*Style hooks: (?<hooks>[\s\S]*)$/;

/** Describes every element, from the table of elements and the docstrings of their props. */
export function describeElements(): DescribedElement[] {
  const program = ts.createProgram([entry, ...indexes], compilerOptions);
  const checker = program.getTypeChecker();
  const exported = new Map(
    [entry, table].flatMap((file) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} is not a module.`);
      return checker
        .getExportsOfModule(module)
        .map((symbol) => [symbol.name, original(checker, symbol)] as const);
    }),
  );
  const read = new Reader(checker, program);
  const events = read.membersOf(exported.get("ClaimkitEventMap"));
  const actions = read.membersOf(exported.get("ActionDetails"), (detail) => read.shapeOf(detail));
  const shared = read.fieldsOf(exported.get("ClaimkitElementProperties"));
  return read
    .rows(exported.get("ClaimkitElements"))
    .map((row) => read.element(row, { events, actions, shared }));
}

interface Row {
  tag: string;
  row: ts.Type;
  /** The file of its table. */
  file: string;
}

interface Shared {
  events: readonly DescribedEvent[];
  actions: readonly DescribedEvent[];
  shared: readonly DescribedField[];
}

/** Reads types with a checker. */
class Reader {
  readonly #checker: ts.TypeChecker;

  readonly #program: ts.Program;

  constructor(checker: ts.TypeChecker, program: ts.Program) {
    this.#checker = checker;
    this.#program = program;
  }

  /** The rows of the table of elements. */
  rows(elements: ts.Symbol | undefined): Row[] {
    if (!elements) throw new Error("There is no table of elements.");
    return this.#checker
      .getDeclaredTypeOfSymbol(elements)
      .getProperties()
      .map((symbol) => ({
        tag: symbol.name,
        row: this.#typeOf(symbol),
        file: symbol.declarations?.[0]?.getSourceFile().fileName ?? "",
      }));
  }

  element({ tag, row, file }: Row, { events, actions, shared }: Shared): DescribedElement {
    const component = this.#typeAt(row, "component");
    const props = component?.getCallSignatures()[0]?.parameters[0];
    if (!component?.symbol || !props) throw new Error(`<${tag}> has no component with props.`);
    const members = unionMembers(this.#typeOf(props));
    const required = this.#textsAt(row, "required");
    const attributes = this.#typeAt(row, "attributes")?.getProperties() ?? [];
    const field = (name: string, attribute?: string): DescribedField => ({
      ...this.#field(name, members),
      attribute,
      isRequired: required.includes(name),
    });
    const description = this.#docOf(component.symbol);
    const { hooks = "" } = STYLE_HOOKS.exec(description)?.groups ?? {};
    const own = this.#textsAt(row, "actions");
    const [declaration] = component.symbol.declarations ?? [];
    const module = declaration?.getSourceFile().fileName ?? "";
    const [folder = ""] = module.split("/src/");
    const parts = partsOf(this.#program, module);
    return {
      name: tag,
      component: component.symbol.name,
      row: {
        module: this.#moduleOf(component.symbol, file),
        attributes: Object.fromEntries(
          attributes.map((symbol) => [symbol.name, this.#text(this.#typeOf(symbol)).slice(1, -1)]),
        ),
        properties: this.#textsAt(row, "properties"),
        required,
      },
      description: description.replace(STYLE_HOOKS, ""),
      fields: [
        ...attributes
          .map(({ name }) => field(name, attributeOf(name)))
          .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired)),
        ...this.#textsAt(row, "properties").map((name) => field(name)),
        ...shared.map((property) =>
          property.name === "theme" ? { ...property, attribute: "theme" } : property,
        ),
      ],
      events: own.length > 0 ? events : events.filter(({ name }) => name !== "ck:action"),
      actions: own.map((name) => found(actions, name)),
      slots: (this.#typeAt(row, "slots")?.getProperties() ?? []).map((slot) => ({
        name: slot.name,
        description: this.#docOf(slot),
      })),
      parts: describeParts(parts.filter((part) => part.file.startsWith(`${folder}/`))),
      sharedParts: describeParts(parts.filter((part) => !part.file.startsWith(`${folder}/`))),
      cssProperties: cssPropertiesIn(hooks),
    };
  }

  /** The module of a table's package that exports a component. */
  #moduleOf({ name }: ts.Symbol, file: string): string {
    const index = this.#program.getSourceFile(indexBeside(file));
    const exported = index && this.#checker.getSymbolAtLocation(index)?.exports;
    const own = `@claimkit/${basename(dirname(dirname(file)))}`;
    return exported?.has(ts.escapeLeadingUnderscores(name)) ? own : `${own}/elements`;
  }

  /** Members of an interface, such as the map of events. */
  membersOf(
    symbol: ts.Symbol | undefined,
    textOf = (type: ts.Type): string => this.#text(type),
  ): DescribedEvent[] {
    if (!symbol) throw new Error("An exported type is missing.");
    return this.#checker
      .getDeclaredTypeOfSymbol(symbol)
      .getProperties()
      .map((member) => ({
        name: member.name,
        description: this.#docOf(member),
        type: textOf(this.#typeOf(member)),
      }));
  }

  /** The fields of a type, such as `{ claimNumber: string; shop?: ShopInfo }`. */
  shapeOf(type: ts.Type): string {
    const fields = type.getProperties().map((field) => {
      const isOptional = field.flags & ts.SymbolFlags.Optional;
      const members = unionMembers(this.#typeOf(field)).filter(isGiven);
      const text = members.map((member) => this.#text(member)).join(" | ");
      return `${field.name}${isOptional ? "?" : ""}: ${text}`;
    });
    return fields.length > 0 ? `{ ${fields.join("; ")} }` : "{}";
  }

  /** Members of an interface as fields of every element. */
  fieldsOf(symbol: ts.Symbol | undefined): DescribedField[] {
    if (!symbol) throw new Error("An exported type is missing.");
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    return type
      .getProperties()
      .map(({ name }) =>
        Object.assign(this.#field(name, [type]), { attribute: undefined, isRequired: false }),
      );
  }

  /** A prop, in each member of a union of props. */
  #field(
    name: string,
    members: readonly ts.Type[],
  ): Omit<DescribedField, "attribute" | "isRequired"> {
    const symbols = members.flatMap((member) => member.getProperty(name) ?? []);
    const types = symbols.flatMap((symbol) => unionMembers(this.#typeOf(symbol)));
    const texts = new Set(types.filter(isGiven).map((type) => this.#text(type)));
    const isBoolean = texts.delete("true") || texts.delete("false");
    texts.delete("false");
    const values = [
      ...new Set(types.filter((type) => type.isLiteral()).map(({ value }) => String(value))),
    ];
    const isNumber = types.some((type) => type.isNumberLiteral());
    const ordered = isNumber ? [...texts].toSorted() : [...texts];
    const description = symbols.map((symbol) => this.#docOf(symbol)).find(Boolean) ?? "";
    const defaults = symbols.flatMap((symbol) => symbol.getJsDocTags(this.#checker));
    return {
      name,
      type: [...(isBoolean ? ["boolean"] : []), ...ordered].join(" | "),
      values: isNumber ? values.toSorted() : values,
      default:
        ts.displayPartsToString(defaults.find((tag) => tag.name === "default")?.text) || undefined,
      description,
    };
  }

  #text(type: ts.Type): string {
    const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
    const text = this.#checker.typeToString(
      type,
      undefined,
      NoTruncation | UseAliasDefinedOutsideCurrentScope,
    );
    return text === "string & {}" ? "string" : text;
  }

  #docOf(symbol: ts.Symbol): string {
    return ts
      .displayPartsToString(symbol.getDocumentationComment(this.#checker))
      .replaceAll(/(?<!\n)\n(?!\n)/g, " ");
  }

  #textsAt(row: ts.Type, name: string): string[] {
    const type = this.#typeAt(row, name);
    if (!type) return [];
    return this.#checker
      .getTypeArguments(type as ts.TypeReference)
      .flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  }

  #typeAt(type: ts.Type, name: string): ts.Type | undefined {
    const symbol = type.getProperty(name);
    return symbol && this.#typeOf(symbol);
  }

  #typeOf(symbol: ts.Symbol): ts.Type {
    return this.#checker.getTypeOfSymbol(symbol);
  }
}

/** The index of the package with a table. */
function indexBeside(file: string): string {
  return resolve(dirname(file), "index.ts");
}

function original(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function unionMembers(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isGiven({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0;
}

function found(all: readonly DescribedEvent[], name: string): DescribedEvent {
  const one = all.find((each) => each.name === name);
  if (!one) throw new Error(`There is no action ${name}.`);
  return one;
}

/** Custom properties of a list of style hooks: `--ck-top`, what it is; and so on. */
function cssPropertiesIn(hooks: string): Described[] {
  return [...hooks.matchAll(/`(--ck-[\w-]+)`,? ?([^`;]*)/g)].map(
    ([, name = "", description = ""]) => ({
      name,
      description: description.trim().replace(/^./, (letter) => letter.toUpperCase()),
    }),
  );
}

/** The attribute of a prop: `claim-number` for `claimNumber`. */
function attributeOf(prop: string): string {
  return prop.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
