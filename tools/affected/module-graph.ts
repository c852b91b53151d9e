import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "oxc-parser";

/** For each module, the modules that import it. */
export type ImportedBy = ReadonlyMap<string, ReadonlySet<string>>;

/** An import: the specifier and the imported names; `undefined` for all names. */
interface Import {
  specifier: string;
  names: readonly string[] | undefined;
}

/** A re-export; the name is `undefined` for `export *`. */
interface ReExport {
  specifier: string;
  name: string | undefined;
  exportedAs: string | undefined;
}

interface Module {
  imports: readonly Import[];
  reExports: readonly ReExport[];
}

/**
 * Reads which modules import which, by path from the root. An import from an index file is resolved to the
 * module that defines the name, so that a change in one component does not affect every user of its package.
 * Type-only imports are ignored, because the compiler checks them.
 */
export function readModuleGraph(root: string): ImportedBy {
  const files = globSync(["{packages,apps}/*/**/*.{ts,tsx}", "tools/**/*.ts"], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|storybook-static)$/.test(path),
  });
  const modules = new Map(
    files.map((file) => [file, readModule(file, readFileSync(join(root, file), "utf8"))]),
  );
  const resolvePackage = packageResolver(root);
  const importedBy = new Map<string, Set<string>>();

  const resolve = (from: string, specifier: string): string | undefined => {
    const path = specifier.startsWith(".")
      ? normalize(join(dirname(from), specifier))
      : resolvePackage(specifier);
    return path && modules.has(path) ? path : undefined;
  };
  const definitions = (file: string, name: string, seen = new Set<string>()): string[] => {
    const { reExports = [] } = modules.get(file) ?? {};
    const matching = reExports.filter(
      ({ exportedAs }) => exportedAs === name || exportedAs === undefined,
    );
    if (matching.length === 0 || seen.has(file)) return [file];
    seen.add(file);
    return matching.flatMap((reExport) => {
      const target = resolve(file, reExport.specifier);
      return target ? definitions(target, reExport.name ?? name, seen) : [];
    });
  };
  const add = (target: string, importer: string): void => {
    importedBy.set(target, (importedBy.get(target) ?? new Set()).add(importer));
  };

  for (const [file, { imports, reExports }] of modules) {
    for (const { specifier, names } of imports) {
      const target = resolve(file, specifier);
      if (!target) continue;
      const targets = names ? names.flatMap((name) => definitions(target, name)) : [target];
      for (const definition of targets) add(definition, file);
    }
    for (const { specifier } of reExports) {
      const target = resolve(file, specifier);
      if (target) add(target, file);
    }
  }
  return importedBy;
}

function readModule(file: string, code: string): Module {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const exportEntries = staticExports.flatMap(({ entries }) => entries);
  return {
    imports: [
      ...staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest, entries }) => ({
          specifier: moduleRequest.value,
          names:
            entries.length > 0 && entries.every(({ importName }) => importName.kind === "Name")
              ? entries.flatMap(({ importName, isType }) => (isType ? [] : [importName.name ?? ""]))
              : undefined,
        })),
      ...dynamicImports.map(({ moduleRequest }) => ({
        specifier: code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
        names: undefined,
      })),
    ],
    reExports: exportEntries.flatMap(({ moduleRequest, importName, exportName, isType }) =>
      moduleRequest && !isType
        ? [
            {
              specifier: moduleRequest.value,
              name: importName.name ?? undefined,
              exportedAs: exportName.name ?? undefined,
            },
          ]
        : [],
    ),
  };
}

/** Resolves `@claimkit/…` to a source file with the `exports` of the packages. */
function packageResolver(root: string): (specifier: string) => string | undefined {
  const packages = globSync("{packages/*,apps/*,tools}/package.json", { cwd: root }).map((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), "utf8")) as {
      name: string;
      exports?: Record<string, string>;
    };
    return { name, exports, folder: dirname(file) };
  });
  return (specifier) => {
    const found = packages.find(
      ({ name }) => specifier === name || specifier.startsWith(`${name}/`),
    );
    if (!found) return undefined;
    const entry = `.${specifier.slice(found.name.length)}`.replace(/\?.*$/, "");
    const target = found.exports[entry] ?? byPattern(found.exports, entry);
    return target && normalize(join(found.folder, target));
  };
}

function byPattern(exports: Readonly<Record<string, string>>, entry: string): string | undefined {
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = "", end] = pattern.split("*");
    if (end === undefined || !entry.startsWith(start) || !entry.endsWith(end)) continue;
    return target.replaceAll("*", entry.slice(start.length, entry.length - end.length));
  }
  return undefined;
}
