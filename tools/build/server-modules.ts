import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";

// Modules of a package for React Server Components. Why: docs/decisions/packages.md#only-servers-get-use-client

const DIRECTIVE = /^"use client";/;
const RELATIVE = /(\b(?:from|import|new URL)\s*\(?\s*)"(\.[^"\n]+)"/g;
const SOURCE_MAP = /^\/\/# sourceMappingURL=.*/m;

/**
 * Removes `"use client"` from the modules in `dist`. Writes the entries that have or import such modules to
 * `dist/server`. The hook in `.pnpmfile.mjs` adds the condition `react-server` to them. Run in the package's folder.
 */
export function writeServerModules(): void {
  const modules = new Map(
    globSync("dist/**/*.js").map((file) => [file, readFileSync(file, "utf8")]),
  );
  const clients = new Set<string>();
  for (const [file, code] of modules) {
    if (!DIRECTIVE.test(code)) continue;
    clients.add(file);
    // The directive's line stays, so that source maps are right.
    writeFileSync(file, code.replace(DIRECTIVE, ""));
  }

  const different = withImporters(clients, modules);
  const needed = new Set(entries([...modules.keys()], different));
  for (const file of needed) {
    const code = modules.get(file) ?? "";
    if (clients.has(file) || !different.has(file)) {
      write(file, stubOf(file, code));
      continue;
    }
    write(file, copyOf(file, code, different));
    for (const imported of importsOf(file, code)) if (different.has(imported)) needed.add(imported);
  }
}

/** Modules that import some of the given ones, themselves or through others. */
function withImporters(
  files: Iterable<string>,
  modules: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const found = new Set(files);
  for (const imported of found)
    for (const [file, code] of modules)
      if (importsOf(file, code).includes(imported)) found.add(file);
  return found;
}

function importsOf(file: string, code: string): string[] {
  return [...code.matchAll(RELATIVE)].map(([, , specifier = ""]) => join(dirname(file), specifier));
}

/** The modules of entries that differ on a server, and all modules of a pattern, which has one condition. */
function entries(files: readonly string[], different: ReadonlySet<string>): string[] {
  const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
    exports: Record<string, string>;
  };
  const targets = Object.values(exports)
    .filter((source) => /^\.\/src\/.*\.tsx?$/.test(source))
    .map((source) => source.replace("./src/", "dist/").replace(/\.tsx?$/, ".js"));
  return files.filter((file) =>
    targets.some((target) =>
      target.includes("*")
        ? target.replaceAll("*", basename(file, ".js")) === file
        : target === file && different.has(file),
    ),
  );
}

/** A module whose imports lead to stubs, or to the modules in `dist` that are the same on a server. */
function copyOf(file: string, code: string, different: ReadonlySet<string>): string {
  return code
    .replace(SOURCE_MAP, "")
    .replaceAll(RELATIVE, (_, keyword: string, specifier: string) => {
      const imported = join(dirname(file), specifier);
      return `${keyword}"${different.has(imported) ? specifier : fromServer(file, imported)}"`;
    });
}

/** A module that exports what another one does, by name, because `export *` is an error with `"use client"`. */
function stubOf(file: string, code: string): string {
  const names = parseSync(file, code).module.staticExports.flatMap((statement) =>
    statement.entries.map(({ exportName }) => exportName.name ?? "default"),
  );
  const directive = DIRECTIVE.exec(code)?.[0] ?? "";
  return `${directive}export{${names.join(",")}}from"${fromServer(file, file)}";\n`;
}

function write(file: string, code: string): void {
  mkdirSync(dirname(onServer(file)), { recursive: true });
  writeFileSync(onServer(file), code);
}

function onServer(file: string): string {
  return file.replace(/^dist/, "dist/server");
}

/** The specifier of a module in `dist`, in the server's copy of another. */
function fromServer(file: string, imported: string): string {
  return relative(dirname(onServer(file)), imported);
}
