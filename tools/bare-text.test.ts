import { globSync } from "node:fs";
import { relative, resolve } from "node:path";
import ts from "typescript-5";
import { expect, test } from "vitest";
import { compilerOptions } from "./build/compiler-options.ts";

const root = resolve(import.meta.dirname, "..");

const files = globSync("packages/*/src/**/*.tsx", { cwd: root })
  .filter((file) => !/\.(test|stories)\.|^packages\/(elements|sandbox)/.test(file))
  .map((file) => resolve(root, file));

const { JsxElement, JsxFragment } = ts.SyntaxKind;

test("no text of a component has siblings", () => {
  const program = ts.createProgram(files, { ...compilerOptions, noEmit: true });

  // Wrap the text in an element, or give its parent a key that changes with the text. Why:
  // docs/decisions/packages.md#text-is-in-a-separate-element
  expect(files.flatMap((file) => bareTexts(program, file))).toEqual([]);
}, 120_000);

/** Text that React updates, or inserts something before, in a page that a browser may have translated. */
function bareTexts(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(file) as ts.SourceFile;
  const checker = program.getTypeChecker();
  const found: string[] = [];

  function visit(node: ts.Node): void {
    if (ts.isJsxElement(node) && isRenderedAnew(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) check(node);
    ts.forEachChild(node, visit);
  }

  function check(parent: ts.JsxElement | ts.JsxFragment): void {
    const tag = ts.isJsxElement(parent) ? parent.openingElement.tagName.getText() : "";
    const children = parent.children.filter(isRendered);
    // What a component does with a single child is found there. Browsers translate no text next to options.
    if ((tag && children.length < 2) || tag === "select") return;
    for (const [index, child] of children.entries()) {
      const isFixed = children
        .slice(0, index)
        .every(({ kind }) => kind === JsxElement || isEmpty(kind));
      const isPart = !tag && !ts.isJsxExpression(parent.parent);
      const text = textOf(child, /^[A-Z]/.test(tag));
      if (!text || (text === "static" && isFixed && !isPart)) continue;
      const { line } = source.getLineAndCharacterOfPosition(child.getStart());
      found.push(`${relative(root, file)}:${line + 1} ${child.getText().trim()}`);
    }
  }

  /** Whether a child can be text that changes, or is text that does not. */
  function textOf(child: ts.JsxChild, isInComponent: boolean): "changing" | "static" | undefined {
    if (ts.isJsxText(child)) return "static";
    if (!ts.isJsxExpression(child) || !child.expression) return undefined;
    const types = resultsOf(child.expression).map((result) => checker.getTypeAtLocation(result));
    const parts = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
    const texts = parts.filter((part) => isText(part));
    if (texts.length === 0) return undefined;
    if (parts.length === 1 && parts[0]?.isStringLiteral()) return "static";
    // A component that passes on what it was given creates no text.
    return isInComponent && parts.some((part) => part.flags & ts.TypeFlags.Object)
      ? undefined
      : "changing";
  }

  visit(source);
  return found;
}

function isRendered(child: ts.JsxChild): boolean {
  return ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined;
}

function isEmpty(kind: ts.SyntaxKind): boolean {
  return kind === ts.SyntaxKind.JsxSelfClosingElement || kind === JsxFragment;
}

/** Whether an element has a key that is not the one of an item of a list. */
function isRenderedAnew({ openingElement, parent }: ts.JsxElement): boolean {
  const hasKey = openingElement.attributes.properties.some(
    (attribute) => attribute.name?.getText() === "key",
  );
  let around: ts.Node = parent;
  while (ts.isParenthesizedExpression(around) || ts.isConditionalExpression(around))
    around = around.parent;
  return hasKey && !ts.isArrowFunction(around);
}

/** The expressions that a conditional expression can result in. */
function resultsOf(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return resultsOf(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap(resultsOf);
  if (!ts.isBinaryExpression(expression)) return [expression];
  const isAnd = expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd
    ? resultsOf(expression.right)
    : [expression.left, expression.right].flatMap(resultsOf);
}

function isText(type: ts.Type): boolean {
  const kinds = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
  return (type.flags & kinds) !== 0 && !(type.isStringLiteral() && type.value === "");
}
