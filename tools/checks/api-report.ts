import { existsSync, globSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
// TypeScript 7 has no JavaScript API.
import ts from "typescript-5";
import { compilerOptions } from "../build/compiler-options.ts";
import { packageNames, readJson } from "./packed.ts";

// `pnpm api` writes the public types of each package to its `api.txt`, so that a pull request shows how they change:
// the names that each entry point exports, then their built declarations and all others of the package that these
// use, without comments.

const packages = resolve(import.meta.dirname, "../../packages");

/** A package's report: its file, and what it must contain. */
export interface ApiReport {
  file: string;
  content: string;
}

interface Entry {
  /** Name as in an import. */
  name: string;
  /** Built declarations. */
  types: string;
}

/** The reports of all packages. */
export function apiReports(): ApiReport[] {
  return packageNames.map((name) => ({
    file: join(packages, name, "api.txt"),
    content: reportOf(join(packages, name), entriesOf(name)),
  }));
}

/** The entry points with types, also those of patterns. Style sheets have none. */
function entriesOf(name: string): Entry[] {
  const folder = join(packages, name);
  const { exports, publishConfig } = readJson<{
    exports: Record<string, string>;
    publishConfig: { exports?: Record<string, { types?: string }> };
  }>(folder, "package.json");
  return Object.entries(exports).flatMap(([entry, source]) => {
    const types =
      publishConfig.exports?.[entry]?.types ??
      source.replace("./src/", "./dist/").replace(/\.tsx?$/, ".d.ts");
    if (!/^\.\/dist\/.*\.d\.ts$/.test(types)) return [];
    const [parent = "", pattern] = types.split("*");
    const modules = pattern === undefined ? [""] : globSync("*/", { cwd: join(folder, parent) });
    return modules
      .map((module) => ({
        name: join("@claimkit", name, entry).replace("*", module),
        types: join(folder, types.replaceAll("*", module)),
      }))
      .filter((found) => existsSync(found.types));
  });
}

function reportOf(folder: string, entries: readonly Entry[]): string {
  const program = ts.createProgram(
    entries.map(({ types }) => types),
    compilerOptions,
  );
  const checker = program.getTypeChecker();
  const statements = new Set<ts.Statement>();
  const exported = entries
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, types }) => {
      const source = program.getSourceFile(types);
      const module = source && checker.getSymbolAtLocation(source);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      for (const symbol of symbols) collect(checker, folder, symbol, statements);
      return `${name}\n  ${symbols
        .map((symbol) => symbol.name)
        .toSorted()
        .join("\n  ")}\n`;
    });
  return [...exported, ...print(folder, statements)].join("\n");
}

/** Adds the statements that declare a symbol in the package, and those that they use. */
function collect(
  checker: ts.TypeChecker,
  folder: string,
  symbol: ts.Symbol,
  statements: Set<ts.Statement>,
): void {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  for (const declaration of target.declarations ?? []) {
    const statement = statementOf(declaration);
    const isOurs = declaration.getSourceFile().fileName.startsWith(join(folder, "dist/"));
    if (!statement || !isOurs || statements.has(statement)) continue;
    statements.add(statement);
    const visit = (node: ts.Node): void => {
      const used = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
      if (used) collect(checker, folder, used, statements);
      ts.forEachChild(node, visit);
    };
    visit(statement);
  }
}

/** The statement of a declaration at the top level of its module. */
function statementOf(declaration: ts.Node): ts.Statement | undefined {
  let node = declaration;
  while (node.parent && !ts.isSourceFile(node.parent)) node = node.parent;
  return ts.isSourceFile(node) ? undefined : (node as ts.Statement);
}

function print(folder: string, statements: ReadonlySet<ts.Statement>): string[] {
  const printer = ts.createPrinter({ removeComments: true });
  return [...statements]
    .map((statement) => ({ statement, source: statement.getSourceFile() }))
    .map(({ statement, source }) => ({
      place: `// ${relative(join(folder, "dist"), source.fileName)}`,
      position: statement.pos,
      text: printer.printNode(ts.EmitHint.Unspecified, statement, source),
    }))
    .toSorted((one, other) => one.place.localeCompare(other.place) || one.position - other.position)
    .map(({ place, text }) => `${place}\n${text}\n`);
}

if (import.meta.main) {
  for (const { file, content } of apiReports()) writeFileSync(file, content);
}
