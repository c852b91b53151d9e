import { dirname, join } from "node:path";
import ts from "typescript-5";

/** A part of an element, as written in a module. */
export interface FoundPart {
  /** A class such as `ck-card`, or the value of `data-part`. */
  name: string;
  isClass: boolean;
  /** The module that renders it. */
  file: string;
}

const LAZY = /import\(\s*"(\.\.?\/[^"]+\.tsx?)"/g;

/** The classes and `data-part`s of a component's module and of the components that it imports, also from other packages. */
export function partsOf(program: ts.Program, entry: string): FoundPart[] {
  const checker = program.getTypeChecker();
  const seen = new Set<string>();
  const parts: FoundPart[] = [];
  const visit = (file: string): void => {
    const source = program.getSourceFile(file);
    if (!source || source.isDeclarationFile || seen.has(file)) return;
    seen.add(file);
    parts.push(...partsIn(source));
    for (const imported of importsOf(checker, source)) visit(imported);
    for (const [, path = ""] of source.text.matchAll(LAZY)) visit(join(dirname(file), path));
  };
  visit(entry);
  return parts;
}

/** The modules that declare what a module imports. */
function importsOf(checker: ts.TypeChecker, { statements }: ts.SourceFile): string[] {
  return statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ importClause }) => {
      const names = importClause?.namedBindings;
      return names && ts.isNamedImports(names) && !importClause.isTypeOnly ? names.elements : [];
    })
    .flatMap(({ name, isTypeOnly }) => {
      const symbol = isTypeOnly ? undefined : checker.getSymbolAtLocation(name);
      const declarations = symbol && checker.getAliasedSymbol(symbol).declarations;
      return declarations?.map((declaration) => declaration.getSourceFile().fileName) ?? [];
    });
}

/** The parts in the JSX of a module, and in objects of props. */
function partsIn(source: ts.SourceFile): FoundPart[] {
  const { fileName: file } = source;
  const parts: FoundPart[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.initializer) {
      const texts = textsIn(node.initializer);
      const attribute = node.name.getText().replaceAll('"', "");
      if (attribute === "data-part")
        parts.push(...texts.map((name) => ({ name, isClass: false, file })));
      if (attribute === "className") {
        const names = texts.flatMap((text) => text.split(" "));
        const ours = names.filter((name) => /^ck-.*\w$/.test(name));
        parts.push(...ours.map((name) => ({ name, isClass: true, file })));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return parts;
}

/** The texts in an attribute's value, such as `joinNames("ck-tag", className)`. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || node.kind === ts.SyntaxKind.TemplateHead)
    return [(node as ts.LiteralLikeNode).text];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}
