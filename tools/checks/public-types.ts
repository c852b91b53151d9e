import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
// TypeScript 7 has no JavaScript API.
import ts from "typescript-5";
import { type Editor, editorOf } from "./editor.ts";
import { packageNames } from "./packed.ts";

const root = resolve(import.meta.dirname, "../..");
const packages = join(root, "packages");

/** Sources of the entry points of the published packages. */
const entries: readonly string[] = packageNames.flatMap((name) => {
  const folder = join(packages, name);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    exports?: Record<string, string>;
  };
  return Object.values(manifest.exports ?? {})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
});

/** Opens a file of a host with all packages. */
export function editorOfPackages(hostCode: string): Editor {
  return editorOf(hostCode, ...entries);
}

/** Locations of public fields of exported types without a docstring. */
export function undocumentedFields(service: ts.LanguageService): string[] {
  const { checker, symbols } = publicSymbols(service);
  const missing = symbols
    .flatMap((symbol) => fieldsOf(checker, symbol))
    .filter((field) => isOurs(field) && !isDocumented(checker, field));
  return places(missing);
}

/** Locations of public values and fields whose type an editor shows as an inferred schema. */
export function writtenOutSchemas(service: ts.LanguageService): string[] {
  const { checker, symbols } = publicSymbols(service);
  const writtenOut = symbols
    .flatMap((symbol) => (isValue(symbol) ? [symbol] : fieldsOf(checker, symbol)))
    .filter((value) => {
      const type = checker.getTypeOfSymbol(value);
      const shown = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
      return isOurs(value) && /\b(?:Fields|InferOutput|Schema)</.test(shown);
    });
  return places(writtenOut);
}

/** The exports of all entry points. */
function publicSymbols(service: ts.LanguageService): {
  checker: ts.TypeChecker;
  symbols: ts.Symbol[];
} {
  const program = service.getProgram();
  const checker = program?.getTypeChecker();
  if (!program || !checker) throw new Error("TypeScript has no program.");
  const symbols = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  });
  return { checker, symbols: symbols.map((symbol) => resolved(checker, symbol)) };
}

function places(symbols: readonly ts.Symbol[]): string[] {
  return [...new Set(symbols.map(placeOf))].toSorted();
}

function isValue({ flags }: ts.Symbol): boolean {
  return (flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Function)) !== 0;
}

function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Fields of a type, or of each member of a union. */
function fieldsOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol[] {
  const isType =
    symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class);
  if (!isType) return [];
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const members = type.isUnion() ? type.types : [type];
  return members
    .filter((member) => member.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
    .flatMap((member) => checker.getPropertiesOfType(member));
}

/** Whether a field is declared in this repository, and not, for example, in React's types. */
function isOurs({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((declaration) => {
    const file = relative(packages, declaration.getSourceFile().fileName);
    return !file.startsWith("..") && !file.includes("node_modules");
  });
}

function isDocumented(checker: ts.TypeChecker, field: ts.Symbol): boolean {
  return ts.displayPartsToString(field.getDocumentationComment(checker)).trim() !== "";
}

function placeOf({ name, declarations = [] }: ts.Symbol): string {
  const [declaration] = declarations;
  if (!declaration) return name;
  const source = declaration.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
  return `${relative(root, source.fileName)}:${line + 1} ${name}`;
}
