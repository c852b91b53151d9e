import { dirname, join } from "node:path";
import type ts from "typescript-5";

const CLASS = /className="(ck-[\w-]+)/g;
const IMPORT = /(?:from|import\()\s*"(\.\.?\/[^"]+\.tsx)"/g;

/** The classes that a component's module, and the modules of its package that it imports, give to what they render. */
export function partsOf(program: ts.Program, file: string): string[] {
  const seen = new Set<string>();
  const parts = new Set<string>();
  const visit = (path: string): void => {
    const text = program.getSourceFile(path)?.text;
    if (text === undefined || seen.has(path)) return;
    seen.add(path);
    for (const [, name = ""] of text.matchAll(CLASS)) parts.add(name);
    for (const [, specifier = ""] of text.matchAll(IMPORT)) visit(join(dirname(path), specifier));
  };
  visit(file);
  return [...parts].toSorted();
}
