/** One thing that a tutorial tells its reader to do. */
export type Step =
  | { kind: "create"; path: string; text: string }
  | { kind: "change"; path: string; diff: string }
  | { kind: "run"; commands: readonly string[]; prints: readonly string[] };

/** A block of code, and the line before it. */
const BLOCK =
  /(?<=^(?<before>.*)\n\n)(?<fence>`{3,})(?<language>\w+)\n(?<code>[\s\S]*?\n)\k<fence>$/gm;
const INSTRUCTION = /(?<verb>Create|Change) `(?<path>[^`]+)`:$/;

/**
 * Reads the steps of a tutorial. "Create `path`:" is followed by the file, "Change `path`:" by a diff.
 * Commands are in blocks of `sh`; a block of `text` after them has lines that they print.
 *
 * @throws if a block follows no such sentence
 */
export function readTutorial(markdown: string): readonly Step[] {
  const steps: Step[] = [];
  for (const { groups = {} } of markdown.matchAll(BLOCK)) {
    const { before = "", language = "", code = "" } = groups;
    const { verb, path } = INSTRUCTION.exec(before)?.groups ?? {};
    const last = steps.at(-1);
    if (verb === "Create" && path) steps.push({ kind: "create", path, text: code });
    else if (verb === "Change" && path) steps.push({ kind: "change", path, diff: code });
    else if (language === "sh") steps.push({ kind: "run", commands: linesOf(code), prints: [] });
    else if (language === "text" && last?.kind === "run") {
      steps[steps.length - 1] = { ...last, prints: linesOf(code) };
    } else throw new Error(`No sentence says what to do with this block:\n${code}`);
  }
  return steps;
}

function linesOf(code: string): readonly string[] {
  return code.trimEnd().split("\n");
}
