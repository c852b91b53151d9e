import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** Text of the written pages of the reference. Spaces are normalized, because tables are padded. */
const reference = globSync("docs/reference/*.md", { cwd: root })
  .filter((page) => !page.endsWith("/messages.md"))
  .map((page) => readFileSync(resolve(root, page), "utf8"))
  .join("\n")
  .replace(/\s+/g, " ");

/** Group names and keys are lowercase; messages are not. */
const PROGRAM_WORD = /^[a-z-]*$/;

/** English messages of the published packages, except labels of loss causes, which have their own table. */
const texts = globSync("packages/*/src/**/text.ts", { cwd: root })
  .filter((file) => isPublished(file) && !file.includes("loss-causes"))
  .flatMap((file) => messagesIn(file).map((message) => ({ file, message })));

function isPublished(file: string): boolean {
  const manifest = resolve(root, file.replace(/\/src\/.*/, ""), "package.json");
  return !("private" in JSON.parse(readFileSync(manifest, "utf8")));
}

/** The strings of a file. Template placeholders are written as in messages: `{name}`. */
function messagesIn(file: string): string[] {
  const { program } = parseSync(file, readFileSync(resolve(root, file), "utf8"));
  const messages: string[] = [];
  JSON.stringify(program.body, (_, node: unknown) => {
    const { type, value, quasis, expressions } = Object(node) as Node;
    if (type === "ImportDeclaration") return null;
    if (type === "Literal" && typeof value === "string") messages.push(value);
    if (type === "TemplateLiteral") messages.push(templateOf(quasis, expressions));
    return node;
  });
  return messages.filter((message) => !PROGRAM_WORD.test(message));
}

interface Node {
  type?: string;
  value?: unknown;
  quasis: { value: { cooked: string } }[];
  expressions: { name?: string; left?: { name: string } }[];
}

function templateOf(quasis: Node["quasis"], expressions: Node["expressions"]): string {
  return quasis
    .map(({ value }, index) => {
      const { name, left } = expressions[index] ?? {};
      const placeholder = name ?? left?.name;
      return placeholder === undefined ? value.cooked : `${value.cooked}{${placeholder}}`;
    })
    .join("");
}

test.each(texts)("the reference contains '$message' of $file", ({ message }) => {
  expect(reference).toContain(message);
});
