import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { apiReports } from "./api-report.ts";

const packages = resolve(import.meta.dirname, "../../packages");

const reports = apiReports().map(({ file, content }) => ({
  name: relative(packages, file),
  file,
  content,
}));

test.each(reports)(
  "$name has the current public types; `pnpm api` writes it",
  ({ file, content }) => {
    const written = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    const current = content.split("\n");

    expect(current.filter((line) => !written.includes(line)).slice(0, 20)).toEqual([]);
    expect(written.join("\n") === content).toBe(true);
  },
);
