import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isBuiltin } from "node:module";
import { parseSync } from "oxc-parser";
import { formatRules, writeRules } from "./format-rules.ts";
import { oneCopy, type PackageRule, rules, sharedPackages } from "./rules.ts";

/** Text of each checked file, by path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const SCOPE = "@claimkit/";
const FOLDER = /^(?:(?:packages|apps)\/[^/]+|tools)(?=\/)/;

/** Reads the manifests and modules of all packages and apps, and ARCHITECTURE.md. */
export function readSources(root: string): Sources {
  const files = globSync(
    [
      "{packages,apps}/*/**/*.{ts,tsx}",
      "tools/**/*.ts",
      "{packages/*,apps/*,tools,.}/package.json",
    ],
    { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|storybook-static)$/.test(path) },
  );
  return new Map(
    [...files, "ARCHITECTURE.md"].map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
}

/** Returns a message for each dependency that the rules forbid. */
export function boundaryViolations(sources: Sources): string[] {
  return [
    ...[...sources.keys()]
      .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
      .flatMap((file) => manifestViolations(sources, dirname(file))),
    ...[...sources.keys()]
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => moduleViolations(sources, file)),
    ...diagramViolations(sources),
  ];
}

function manifestViolations(sources: Sources, folder: string): string[] {
  const name = folder.replace("packages/", "");
  const rule = rules[name];
  if (!rule) return [`${folder} has no rule in tools/boundaries/rules.ts`];

  const manifest = readManifest(sources, folder);
  return [
    ...names(manifest.dependencies).filter((each) => !installed(rule).includes(each)),
    ...names(manifest.peerDependencies).filter((each) => !peers(rule).includes(each)),
    // Test tools need no rule, unlike the packages of this repository and React.
    ...names(manifest.devDependencies)
      .filter((each) => each.startsWith(SCOPE) || isReact(each))
      .filter((each) => ![...published(rule), ...inTests(rule), ...peers(rule)].includes(each)),
  ].map((each) => `${folder}/package.json: ${each} is not allowed by tools/boundaries/rules.ts`);
}

function moduleViolations(sources: Sources, file: string): string[] {
  const [folder = ""] = FOLDER.exec(file) ?? [];
  const manifest = readManifest(sources, folder);
  const isForTests = /\.(test|stories)\.tsx?$/.test(file) || !file.startsWith(`${folder}/src/`);
  const isPublished = file.startsWith("packages/") && !isForTests;
  const declared = new Set([
    ...names(manifest.dependencies),
    ...names(manifest.peerDependencies),
    ...(isPublished ? [] : names(manifest.devDependencies)),
    // Test tools are declared in the root.
    ...(isPublished ? [] : names(readManifest(sources, ".").devDependencies)),
  ]);

  return importedBy(file, sources.get(file) ?? "").flatMap((specifier) => {
    if (specifier.startsWith(".")) {
      const target = join(dirname(file), specifier);
      const isInside = target.startsWith(`${folder}/`);
      return isInside ? [] : [`${file} imports a file outside its package: ${specifier}`];
    }
    const name = packageName(specifier);
    if (isBuiltin(specifier) || name === manifest.name) return [];
    if (specifier.startsWith(`${name}/src`) && name.startsWith(SCOPE))
      return [`${file} imports from the src of another package: ${specifier}`];
    return declared.has(name) || declared.has(`@types/${name}`)
      ? []
      : [`${file} imports ${specifier}, which ${folder}/package.json does not allow here`];
  });
}

function diagramViolations(sources: Sources): string[] {
  const isCurrent = sources.get("ARCHITECTURE.md")?.includes(formatRules(rules));
  return isCurrent
    ? []
    : ["ARCHITECTURE.md does not match the rules: run `pnpm boundaries --write`"];
}

const isReact = (name: string): boolean => /^react(-dom)?$/.test(name);

const names = (section: Record<string, string> | undefined): string[] => Object.keys(section ?? {});

const scoped = (folders: readonly string[] = []): string[] => folders.map((name) => SCOPE + name);

const published = (rule: PackageRule): string[] => [...scoped(rule.packages), ...rule.libraries];

/** What a package manager installs with the package. */
const installed = (rule: PackageRule): string[] =>
  published(rule).filter((each) => rule.isSelfContained || !scoped(oneCopy).includes(each));

/** What the users of the package install. */
const peers = (rule: PackageRule): string[] => [
  ...scoped(sharedPackages(rule)),
  ...(rule.peers ?? []),
];

const inTests = (rule: PackageRule): string[] => scoped(rule.inTests);

const readManifest = (sources: Sources, folder: string): Manifest =>
  JSON.parse(sources.get(join(folder, "package.json")) ?? "{}");

function importedBy(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest }) =>
      literal(code.slice(moduleRequest.start, moduleRequest.end)),
    ),
  ].filter((specifier) => specifier !== undefined);
}

/** `undefined` for a computed specifier, which can't be checked. */
const literal = (source: string): string | undefined => /^["'](.*)["']$/.exec(source)?.[1];

/** The package of `@claimkit/ui-kit/styles.css` is `@claimkit/ui-kit`. */
const packageName = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "../..");
  if (process.argv.includes("--write")) writeRules(join(root, "ARCHITECTURE.md"), rules);
  const violations = boundaryViolations(readSources(root));
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exit(1);
  console.log("Every dependency follows the rules.");
}
