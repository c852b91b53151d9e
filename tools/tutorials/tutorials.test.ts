import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { applyDiff } from "./apply-diff.ts";
import { readTutorial } from "./read-tutorial.ts";

const root = resolve(import.meta.dirname, "../..");

test("the tutorials can still be typed, one after the other", () => {
  const typed = new Map<string, string>();
  for (const name of ["call", "widget", "kit-component", "language"]) {
    const steps = readTutorial(readFileSync(resolve(root, `docs/tutorials/${name}.md`), "utf8"));
    for (const step of steps) {
      if (step.kind === "run") continue;
      const path = resolve(root, step.path);
      expect(existsSync(path), step.path).toBe(step.kind === "change");
      const text =
        step.kind === "create"
          ? step.text
          : applyDiff(typed.get(path) ?? readFileSync(path, "utf8"), step.diff);
      typed.set(path, text);
    }
  }
});

test.each([
  { what: "adds after a line", diff: " a\n+b\n", to: "a\nb\nc\n" },
  { what: "replaces a line", diff: "-a\n+b\n", to: "b\nc\n" },
  { what: "changes two places", diff: "+0\n a\n@@\n c\n+d\n", to: "0\na\nc\nd\n" },
])("a diff $what", ({ diff, to }) => {
  expect(applyDiff("a\nc\n", diff)).toBe(to);
});

test.each([{ text: "b\n" }, { text: "a\nb\na\n" }])(
  "a diff of lines that are not there once fails: $text",
  ({ text }) => {
    expect(() => applyDiff(text, " a\n+c\n")).toThrow("instead of once");
  },
);

test("a block without an instruction fails", () => {
  expect(() => readTutorial("Look:\n\n```ts\n1;\n```\n")).toThrow("No sentence says");
});
