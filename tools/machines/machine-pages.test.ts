import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { parseMarkdown } from "../references/parse-markdown.ts";
import { machinePages } from "./machine-pages.ts";

const pages = machinePages();
const byPath = new Map(pages.map(({ path, text }) => [path, parseMarkdown(text)]));

test("llms.txt lists every page", () => {
  const listed = byPath.get("llms.txt")?.links ?? [];

  expect(listed).toContain("pages/docs/guides/first-claim.md");
  expect(listed).toContain("pages/packages/ui-kit/src/button/button.md");
  expect(["llms.txt", ...listed].toSorted()).toEqual([...byPath.keys()].toSorted());
});

test("a link leads to another page, to one of its headings, or to the web", () => {
  const broken = [...byPath].flatMap(([path, { links }]) =>
    links
      .filter((link) => {
        if (/^(?:https?|mailto|tel):/.test(link)) return false;
        const [file = "", anchor = ""] = link.split("#");
        const target = byPath.get(file ? join(dirname(path), file) : path);
        return !target || (anchor !== "" && !target.anchors.has(anchor));
      })
      .map((link) => `${path}: ${link}`),
  );

  expect(broken).toEqual([]);
});

test("usage pages have no imports and no components of Storybook", () => {
  const button = pages.find(({ path }) => path.endsWith("/button.md"));

  expect(button?.text).toMatch(/^# Button\n/);
  expect(button?.text).not.toMatch(/<Canvas|<Meta|addon-docs/);
});

test("code is as it was written", () => {
  const textOf = (end: string): string => pages.find(({ path }) => path.endsWith(end))?.text ?? "";

  expect(textOf("/button.md")).toContain('import { Button } from "@claimkit/ui-kit"');
  expect(textOf("/first-claim.md")).toContain('src="/src/main.tsx"');
  expect(textOf("/first-claim.md")).not.toContain("file=fixtures");
});
