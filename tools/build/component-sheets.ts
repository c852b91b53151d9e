import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { bundleCss } from "./css-as-text.ts";
import { targets } from "./targets.ts";

// A style sheet for each component of a package. Why: docs/decisions/styles.md#each-component-has-its-own-sheet

/** A source sheet, in the order of its package's whole sheet. */
export interface Source {
  file: string;
  /** Empty if it is in none. */
  layer: string;
  text: string;
}

type Output = Metafile["outputs"][string];

const packages = resolve(import.meta.dirname, "../../packages");

const IMPORT = /^@import "(.+?)"(?: layer\(([\w.-]+)\))?;$/gm;
const LAYER_ORDER = /^@layer [^{;]+;$/m;
const DEFINITION = /@keyframes ([\w-]+)|^\s*(--[\w-]+):/gm;

/** Sheets that every component needs. */
const EVERYWHERE = ["tokens.css", "host-rules.css", "bare-tags.css", "hidden.css"];

/** Only modules of this repository have styles. */
const onlyOurs: Plugin = {
  name: "only-ours",
  setup({ onResolve }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith("@claimkit/") ? undefined : { path, external: true },
    );
  },
};

/** The text of a file that the whole sheet of a package imports, such as `@claimkit/widget-runtime/show-more.css`. */
function resolveSheet(specifier: string, folder: string): string {
  const [, name, file = ""] = /^@claimkit\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (name === undefined) return resolve(folder, specifier);
  const [found = ""] = globSync(join(packages, name, "src/**", file));
  return found;
}

function sourcesOf(name: string): Source[] {
  const folder = join(packages, name, "src");
  return [...readFileSync(join(folder, "styles.css"), "utf8").matchAll(IMPORT)].map(
    ([, specifier = "", layer = ""]) => {
      const file = resolveSheet(specifier, folder);
      return { file, layer, text: readFileSync(file, "utf8") };
    },
  );
}

/** Entry points that each have the code of the same number. */
function entries(name: string, codes: readonly string[]): Plugin {
  return {
    name: "entries",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^entry:/ }, ({ path }) => ({ path, namespace: "entries" }));
      onLoad({ filter: /.*/, namespace: "entries" }, ({ path }) => ({
        contents: codes[Number(path.slice("entry:".length))] ?? "",
        resolveDir: join(packages, name, "src"),
      }));
    },
  };
}

/** The bundles that a host's bundler makes of some imports from a package, each without unused code. */
async function bundle(name: string, codes: readonly string[]): Promise<Output[]> {
  const { metafile } = await build({
    // One build for all of them, because parsing takes most of the time.
    entryPoints: codes.map((_, index) => ({ in: `entry:${index}`, out: String(index) })),
    absWorkingDir: packages,
    outdir: ".",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    logLevel: "silent",
    plugins: [entries(name, codes), onlyOurs],
  });
  return codes.flatMap((_, index) => metafile.outputs[`${index}.js`] ?? []);
}

/** Calls a function only once for each package. */
function oncePerPackage<Value>(make: (name: string) => Promise<Value>) {
  const made = new Map<string, Promise<Value>>();
  return (name: string): Promise<Value> => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}

/** The components that a package exports. */
const componentsOf = oncePerPackage(async (name) => {
  const [output] = await bundle(name, ['export * from "./index.ts";']);
  return (output?.exports ?? []).filter((each) => /^[A-Z][a-z]/.test(each));
});

/** The modules that each exported component of a package needs. */
const exportedModules = oncePerPackage(async (name) => {
  const components = await componentsOf(name);
  const codes = components.map((component) => `export { ${component} } from "./index.ts";`);
  const outputs = await bundle(name, codes);
  return new Map(components.map((component, index) => [component, modulesIn(outputs[index])]));
});

/** The modules that a component needs, including those that are loaded lazily. */
async function modulesOf(name: string, component: string): Promise<string[]> {
  const exported = (await exportedModules(name)).get(component);
  if (exported) return exported;
  // Some components are only for elements, and some belong to the runtime.
  const [own = ""] = globSync(`*/src/**/${sheetName(component, ".tsx")}`, { cwd: packages });
  const [output] = await bundle(name, [`export { ${component} } from "${join(packages, own)}";`]);
  return modulesIn(output);
}

function modulesIn(output?: Output): string[] {
  return Object.entries(output?.inputs ?? {})
    .filter(([file, { bytesInOutput }]) => !file.startsWith("entries:") && bytesInOutput > 0)
    .map(([file]) => resolve(packages, file));
}

/** Whether a module needs a sheet: it is in the same folder, or has the class that the sheet is named after. */
function needs(module: string, { file }: Source): boolean {
  if (dirname(module) === dirname(file) && !isShared(file)) return true;
  const name = new RegExp(`\\bck-${basename(file, ".css")}(?![\\w-])`);
  return name.test(readFileSync(module, "utf8"));
}

/** The names of the components that a package exports and that have styles of their own. */
export async function styledComponents(name: string): Promise<string[]> {
  const components = await componentsOf(name);
  const used = await Promise.all(components.map((each) => sheetsFor(name, each)));
  return components.filter((_, index) => (used[index]?.length ?? 0) > EVERYWHERE.length).toSorted();
}

/** The source sheets of a component and of everything that it renders, in the order of the whole sheets. */
export async function sheetsFor(name: string, component: string): Promise<Source[]> {
  const modules = await modulesOf(name, component);
  const sources = [...new Set(["ui-kit", name])].flatMap(sourcesOf);
  const used = sources.filter(
    (source) =>
      EVERYWHERE.includes(basename(source.file)) || modules.some((file) => needs(file, source)),
  );
  return sources.filter((source) => used.includes(source) || isUsedBy(source, used));
}

/** Whether other sheets use an animation or a custom property of a shared sheet. */
function isUsedBy({ file, text }: Source, used: readonly Source[]): boolean {
  if (!isShared(file)) return false;
  const names = [...text.matchAll(DEFINITION)].map(([, animation, property]) =>
    String(animation ?? property),
  );
  return names.some((name) => used.some((user) => new RegExp(`${name}(?![\\w-])`).test(user.text)));
}

function isShared(file: string): boolean {
  return basename(dirname(file)) === "shared";
}

/** The style sheet of a component: the tokens, its own rules, and the rules of everything that it renders. */
export async function componentSheet(name: string, component: string): Promise<string> {
  return bundleSources([layerOrder(name), ...(await sheetsFor(name, component)).map(importOf)]);
}

/** The statement that fixes the order of the layers in each sheet of a package. */
export function layerOrder(name: string): string {
  const [order = ""] =
    LAYER_ORDER.exec(readFileSync(join(packages, name, "src/styles.css"), "utf8")) ?? [];
  return order;
}

/** The statement that imports a source sheet. */
export function importOf({ file, layer }: Pick<Source, "file" | "layer">): string {
  return `@import "./${relative(packages, file)}"${layer && ` layer(${layer})`};`;
}

/** Bundles and minifies statements that import source sheets. */
export async function bundleSources(statements: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: statements.join("\n"), resolveDir: packages, loader: "css" },
    bundle: true,
    minify: true,
    write: false,
    target: targets,
  });
  return outputFiles[0]?.text ?? "";
}

/** The whole style sheet of a package. */
export async function wholeSheet(name: string): Promise<string> {
  return bundleCss(join(packages, name, "src/styles.css"));
}

/** The component of a sheet: the opposite of {@link sheetName}. */
export function componentOf(sheet: string): string {
  return sheet
    .replace(/\.css$/, "")
    .replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The file name of a component's sheet: `claim-summary.css` for `ClaimSummary`. */
export function sheetName(component: string, extension = ".css"): string {
  return component.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase() + extension;
}
