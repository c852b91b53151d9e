import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { boundaryFaults } from "./boundaries.ts";

const house = resolve(import.meta.dirname, "..");
/** A copy of the house's sources and manifests, in which each test plants its fault. */
let copy: string;
/** What a test has changed in the copy, to be put back. */
const changed = new Map<string, string | undefined>();

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "claimkit-arrows-"));
  const sources = ["*.ts", "*.tsx", "*package.json", "*turbo.json", "pnpm-*.yaml"];
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", ...sources];
  const files = execFileSync("git", list, { cwd: house, encoding: "utf8" }).trim().split("\n");
  for (const file of files.filter((path) => existsSync(join(house, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(house, file), join(copy, file));
  }
  symlinkSync(join(house, "node_modules"), join(copy, "node_modules"));
});

afterEach(() => {
  for (const [file, code] of changed) {
    if (code === undefined) rmSync(file);
    else writeFileSync(file, code);
  }
  changed.clear();
});

afterAll(() => rmSync(copy, { recursive: true }));

function write(path: string, code: string): void {
  const file = join(copy, path);
  changed.set(file, existsSync(file) ? readFileSync(file, "utf8") : undefined);
  writeFileSync(file, code);
}

/** What the check says, with the line breaks of its drawings taken out. */
const faults = (): string => boundaryFaults(copy).join("\n").replaceAll(/\s+/g, " ");

function dependOn(folder: string, kind: "dependencies" | "devDependencies", name: string): void {
  const file = `${folder}/package.json`;
  const manifest = JSON.parse(readFileSync(join(copy, file), "utf8"));
  const range = name.startsWith("@claimkit/") ? "workspace:^" : "*";
  write(file, JSON.stringify({ ...manifest, [kind]: { ...manifest[kind], [name]: range } }));
}

test("finds no fault in the house as it stands", () => {
  expect(boundaryFaults(copy)).toEqual([]);
});

const forbidden = [
  { from: "claims-api", to: "react" },
  { from: "ui-kit", to: "@claimkit/claims-api" },
  { from: "claims-widgets", to: "@claimkit/faq" },
  { from: "claims-widgets", to: "@claimkit/shop-finder" },
  { from: "faq", to: "@claimkit/claims-widgets" },
  { from: "faq", to: "@claimkit/shop-finder" },
  { from: "shop-finder", to: "@claimkit/claims-widgets" },
  { from: "shop-finder", to: "@claimkit/faq" },
  { from: "claims-widgets", to: "@claimkit/map-view" },
  { from: "claims-api", to: "@claimkit/sandbox" },
  { from: "claims-widgets", to: "@claimkit/host-page" },
  { from: "elements", to: "@claimkit/storybook" },
  { from: "ui-kit", to: "@claimkit/widget-runtime" },
  { from: "claims-api", to: "@claimkit/ui-kit" },
  { from: "map-view", to: "@claimkit/claims-api" },
  { from: "widget-runtime", to: "@claimkit/claims-widgets" },
];

test.each(forbidden)("refuses $from → $to when it is only imported", ({ from, to }) => {
  write(`packages/${from}/src/fixture.ts`, `import "${to}";\n`);

  expect(faults()).toContain(to);
});

test.each(forbidden)("refuses $from → $to when it is depended on as well", ({ from, to }) => {
  dependOn(`packages/${from}`, "dependencies", to);
  write(`packages/${from}/src/fixture.ts`, `import "${to}";\n`);

  expect(faults()).toContain(to);
});

test.each(forbidden)("refuses $from → $to as a dependency of its tests", ({ from, to }) => {
  dependOn(`packages/${from}`, "devDependencies", to);
  write(`packages/${from}/src/fixture.test.ts`, `import "${to}";\n`);

  expect(faults()).toContain(to);
});

test.each([
  { how: "by name", code: `import "@claimkit/ui-kit/src/index.ts";` },
  { how: "by path", code: `import "../../ui-kit/src/index.ts";` },
  { how: "lazily", code: `export const kit = () => import("@claimkit/ui-kit/src/index.ts");` },
])("refuses to reach into another package's src $how", ({ code }) => {
  write("packages/claims-widgets/src/fixture.ts", code);

  expect(faults()).toContain("ui-kit/src/index.ts");
});

test("refuses the sandbox in what a widget package publishes", () => {
  dependOn("packages/faq", "devDependencies", "@claimkit/sandbox");
  write("packages/faq/src/fixture.ts", `import "@claimkit/sandbox";\n`);

  expect(faults()).toContain("imports the sandbox");
});

test("exits non-zero, so that a script stops there", () => {
  write("packages/claims-api/src/fixture.ts", `import "react";\n`);
  const check = () =>
    execFileSync(process.execPath, [join(house, "scripts/boundaries.ts")], {
      cwd: copy,
      stdio: "pipe",
    });

  expect(check).toThrow(/react/);
});
