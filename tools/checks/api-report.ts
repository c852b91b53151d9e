import { existsSync, globSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
// TypeScript 7 has no JavaScript API.
import ts from "typescript-5";
import { compilerOptions } from "../build/compiler-options.ts";
import { packageNames, readJson } from "./packed.ts";

// `pnpm api` writes the public types of each package to its `api.txt`, so that a pull request shows how they change:
// the names that each entry point exports, then their built declarations and all others of the package that these
// use, without comments. The declarations of `elements` include other packages' declarations, which are only named.

const packages = resolve(import.meta.dirname, "../../packages");

/** A package's report: its file, and what it must contain. */
export interface ApiReport {
  file: string;
  content: string;
}

/** A declaration in the report of a package. */
interface Declaration {
  name: string;
  /** The same for each copy of the declaration. */
  key: string;
  /** The declaration below the name of its file. */
  text: string;
}

interface Entry {
  /** Name as in an import. */
  name: string;
  /** Built declarations. */
  types: string;
}

/** The reports of all packages. */
export function apiReports(): ApiReport[] {
  const bundled = "elements";
  const names = [...packageNames.filter((name) => name !== bundled), bundled];
  const known = new Map<string, string>();
  return names.map((name) => {
    const folder = join(packages, name);
    const { exported, declarations } = readApi(folder, entriesOf(name));
    const others = name === bundled ? declarations.filter(({ key }) => known.has(key)) : [];
    const rest = declarations.filter((each) => !others.includes(each));
    const own = name === bundled ? withoutCopies(rest) : rest;
    for (const { key } of own) known.set(key, `@claimkit/${name}`);
    return {
      file: join(folder, "api.txt"),
      content: [...exported, ...imported(others, known), ...own.map(({ text }) => text)].join("\n"),
    };
  });
}

/** Each entry point of the bundle has its own copy of what it uses. */
function withoutCopies(declarations: readonly Declaration[]): readonly Declaration[] {
  const firstOf = new Map(declarations.toReversed().map((each) => [each.key, each]));
  return declarations.filter((each) => firstOf.get(each.key) === each);
}

/** Lists declarations of other packages: the package, then their names. */
function imported(
  others: readonly Declaration[],
  known: ReadonlyMap<string, string>,
): readonly string[] {
  const byPackage = new Map<string, Set<string>>();
  for (const { name, key } of others) {
    const from = known.get(key) ?? "";
    byPackage.set(from, (byPackage.get(from) ?? new Set()).add(name));
  }
  return [...byPackage]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, names]) => `// from ${from}\n  ${[...names].toSorted().join("\n  ")}\n`);
}

/** The entry points with types, also the ones that match patterns. Style sheets have no types. */
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

function readApi(
  folder: string,
  entries: readonly Entry[],
): { exported: string[]; declarations: Declaration[] } {
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
  return { exported, declarations: print(folder, statements) };
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

function print(folder: string, statements: ReadonlySet<ts.Statement>): Declaration[] {
  const printer = ts.createPrinter({ removeComments: true });
  return [...statements]
    .map((statement) => {
      const source = statement.getSourceFile();
      const text = printer.printNode(ts.EmitHint.Unspecified, statement, source);
      // The bundler adds numbers to names that several modules have, and imports what a declaration uses.
      const key = text
        .replace(/^(export |default |declare )*/, "")
        .replaceAll(/\$\d+\b|import\("[^"]+"\)\./g, "");
      const place = `// ${relative(join(folder, "dist"), source.fileName)}`;
      return {
        name: /\w+ ([\w$]+)/.exec(key)?.[1] ?? key,
        key,
        place,
        position: statement.pos,
        text: `${place}\n${text}\n`,
      };
    })
    .toSorted(
      (one, other) => one.place.localeCompare(other.place) || one.position - other.position,
    );
}

if (import.meta.main) {
  for (const { file, content } of apiReports()) writeFileSync(file, content);
}
