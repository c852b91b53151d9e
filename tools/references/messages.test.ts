import { basename, resolve } from "node:path";
import { expect, test } from "vitest";

interface Definition {
  group: string;
  english: Readonly<Record<string, unknown>>;
}

const modules = import.meta.glob<Readonly<Record<string, Definition>>>(
  "../../packages/*/src/texts.ts",
  { eager: true },
);

const page = resolve(import.meta.dirname, "../../docs/reference/messages.md");

const INTRODUCTION = `# Messages

Every message, with its English text. \`AllMessages\` is their type. [Language and wording](../guides/language.md) says how to override and translate them. A catalog may have any of them; the others stay in English. A key that is not listed here is a type error, and a development build warns of it.

<!-- Written by \`vitest run --project node tools/references/messages.test.ts -u\` from the packages' texts.ts. -->
`;

test("the reference lists every message of every package", async () => {
  const packages = Object.entries(modules).map(([path, texts]) =>
    sectionOf(basename(resolve(path, "../..")), texts),
  );

  expect(packages.length).toBe(6);
  await expect([INTRODUCTION, ...packages].join("\n")).toMatchFileSnapshot(page);
});

function sectionOf(name: string, texts: Readonly<Record<string, Definition>>): string {
  const definitions = Object.entries(texts).map(
    ([constant, { group, english }]) =>
      `### ${constant}\n\nGroup \`${group}\`.\n\n${Object.entries(english).map(line).join("\n")}\n`,
  );
  return [`## @claimkit/${name}/texts\n`, ...definitions].join("\n");
}

function line([key, message]: [string, unknown]): string {
  return `- \`${key}\`: ${wordingOf(message)}`;
}

function wordingOf(message: unknown): string {
  if (typeof message === "function")
    return code(sampleOf(message as (...values: string[]) => unknown));
  if (typeof message === "string") return code(message);
  return Object.entries(message as Readonly<Record<string, string>>)
    .map(([category, wording]) => `${category} ${code(wording)}`)
    .join(", ");
}

/** The wording of a message that is a function, with the names of its parameters. */
function sampleOf(message: (...values: string[]) => unknown): string {
  const [, list = ""] = /^\(?([^)=]*)\)?\s*=>/.exec(message.toString()) ?? [];
  const names = list.split(",").map((name) => name.trim());
  const parameters = names.filter((name) => name !== "");
  return `(${parameters.join(", ")}) => ${String(message(...parameters.map((name) => `{${name}}`)))}`;
}

function code(text: string): string {
  return text === "" ? "empty" : `\`${text}\``;
}
