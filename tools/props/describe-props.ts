import { globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
// TypeScript 7 has no JavaScript API.
import ts from "typescript-5";
import { compilerOptions } from "../build/compiler-options.ts";

/** A prop that a component declares itself, not one of its native element. */
export interface DescribedProp {
  name: string;
  /** Its type, without `undefined`. A union of up to eight literals is written out. */
  type: string;
  /** The values of a union of literals, as in the source. */
  values: readonly string[];
  isRequired: boolean;
  default: string | undefined;
  description: string;
}

/** An exported component and its props. */
export interface DescribedComponent {
  name: string;
  description: string;
  props: readonly DescribedProp[];
}

const root = resolve(import.meta.dirname, "../..");
const entries = globSync("packages/*/src/index.ts", { cwd: root }).map((path) =>
  resolve(root, path),
);

/** More literals are shown by the name of their type. */
const MAX_VALUES = 8;

/** A longer type is shown as written in the source. */
const MAX_LENGTH = 100;

/**
 * Creates a function that describes the components of a file, from the types of their props. Types are
 * checked, so that props of other packages and each member of a union of props are found.
 */
export function createPropsReader(): (file: string) => DescribedComponent[] {
  const service = ts.createLanguageService({
    getCompilationSettings: () => compilerOptions,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => entries,
    // Only the sources change while Storybook runs.
    getScriptVersion: (file) => (isOwn(file) ? String(statSync(file).mtimeMs) : "1"),
    getScriptSnapshot: (file) =>
      ts.sys.fileExists(file)
        ? ts.ScriptSnapshot.fromString(readFileSync(file, "utf8"))
        : undefined,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  });
  return (file) => {
    const program = service.getProgram();
    const source = program?.getSourceFile(file);
    if (!program || !source) return [];
    return componentsOf(program.getTypeChecker(), source);
  };
}

function isOwn(file: string): boolean {
  return !file.includes("/node_modules/");
}

function componentsOf(checker: ts.TypeChecker, source: ts.SourceFile): DescribedComponent[] {
  const module = checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return exported
    .filter(({ name, flags }) => /^[A-Z]/.test(name) && flags & ts.SymbolFlags.Function)
    .map((symbol) => ({
      name: symbol.name,
      description: docOf(checker, symbol),
      props: propsOf(checker, symbol),
    }));
}

function propsOf(checker: ts.TypeChecker, component: ts.Symbol): DescribedProp[] {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const [parameter] = signature?.parameters ?? [];
  if (!parameter) return [];
  const members = unionMembers(checker.getTypeOfSymbol(parameter));
  const names = members.flatMap((member) =>
    member
      .getProperties()
      .filter(({ declarations = [] }) =>
        declarations.some((each) => isOwn(each.getSourceFile().fileName)),
      )
      .map(({ name }) => name),
  );
  return [...new Set(names)]
    .map((name) => propOf(checker, name, members))
    .filter(({ type }) => type !== "");
}

function propOf(checker: ts.TypeChecker, name: string, members: readonly ts.Type[]): DescribedProp {
  const symbols = members.map((member) => member.getProperty(name));
  const given = symbols.filter((symbol) => symbol !== undefined);
  const types = given.map((symbol) => checker.getTypeOfSymbol(symbol));
  const literals = types.flatMap(unionMembers).filter(isGiven);
  const values = literals.every(isLiteral)
    ? unique(literals.map((type) => textOf(checker, type))).toSorted(byNumber)
    : [];
  const isBoolean = values.includes("true") || values.includes("false");
  const checked = isBoolean
    ? unique(values.map((value) => value.replace(/^(true|false)$/, "boolean")))
    : values;
  const text =
    checked.length > 0 && checked.length <= MAX_VALUES
      ? checked.join(" | ")
      : unique(types.map((type) => textOf(checker, type)).filter(Boolean)).join(" | ");
  const tags = given.flatMap((symbol) => symbol.getJsDocTags(checker));
  return {
    name,
    type: isReadable(text) ? text : writtenType(given) || text,
    values: isBoolean ? [] : values,
    isRequired: symbols.every((symbol) => symbol && !(symbol.flags & ts.SymbolFlags.Optional)),
    default: ts.displayPartsToString(tags.find((tag) => tag.name === "default")?.text) || undefined,
    description: given.map((symbol) => docOf(checker, symbol)).find(Boolean) ?? "",
  };
}

/** The text of a type without `undefined`; empty for a prop that a member of a union excludes. */
function textOf(checker: ts.TypeChecker, type: ts.Type): string {
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
  const text = checker.typeToString(
    type,
    undefined,
    NoTruncation | UseAliasDefinedOutsideCurrentScope,
  );
  return text
    .replace(/ \| undefined$|^undefined$|^never$/, "")
    .replace(/^\((\(.*\) => .*)\)$/, "$1");
}

function isReadable(type: string): boolean {
  return type !== "any" && type.length <= MAX_LENGTH && !type.includes("{}");
}

/** The type of a prop as its author wrote it. */
function writtenType(symbols: readonly ts.Symbol[]): string {
  const declaration = symbols
    .flatMap(({ declarations = [] }) => declarations)
    .find((each) => isOwn(each.getSourceFile().fileName));
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  return (node?.getText() ?? "").replaceAll(/\s+/g, " ").replace(/ \| undefined$/, "");
}

function byNumber(one: string, other: string): number {
  return Number(one) - Number(other) || 0;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function unionMembers(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isGiven({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) === 0;
}

function isLiteral({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.Literal) !== 0;
}

function docOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}
