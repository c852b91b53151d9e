import { globSync } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { type OutputChunk, type OutputOptions, type Plugin, rolldown } from "rolldown";
import { bundleCss } from "./css-as-text.ts";
import { beside, copyDecoders, DECODER_FILES, DECODERS } from "./decoders.ts";
import { closure, CORE, groupModules } from "./element-groups.ts";
import { elementSheets } from "./element-sheets.ts";
import { renderer } from "./renderer.ts";
import { targets } from "./targets.ts";
import { geographyOf, LICENSES_FILE, licensesOf, noticeFor } from "./third-party-licenses.ts";

// The build of `elements`, which contains everything it uses, run in the package's folder.
// Why: docs/decisions/packages.md#each-element-has-its-own-file

const contents = resolve("src/contents");
const tags = globSync("*.ts", { cwd: contents }).map((file) => basename(file, ".ts"));

/** Imports `./styles.css?inline` as a string, like Vite. */
const cssAsText: Plugin = {
  name: "css-as-text",
  resolveId: (id, importer = "") =>
    id.endsWith(".css?inline") ? resolve(dirname(importer), id) : undefined,
  async load(id) {
    if (!id.endsWith(".css?inline")) return undefined;
    const text = await bundleCss(id.replace("?inline", ""));
    return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
  },
};

/** Without a worker, the page loads pdf.js's code from the worker's file instead of bundling it twice. */
const workerBeside: Plugin = {
  name: "worker-beside",
  resolveId: (id) =>
    id.endsWith("/pdf.worker.mjs") ? { id: "./pdf-worker.js", external: true } : undefined,
  // As a URL, which bundlers copy like any other asset. Otherwise webpack would bundle the worker, and with it every
  // file that its computed imports could mean.
  renderChunk: (code) =>
    code.replace(
      /import\((["'`])\.\/pdf-worker\.js\1\)/,
      'import(/* webpackIgnore: true */ /* @vite-ignore */ new URL("./pdf-worker.js",import.meta.url).href)',
    ),
};

/** Loads pdf.js's decoders from the folder of the files. */
const decodersBeside: Plugin = { name: "decoders-beside", renderChunk: (code) => beside(code) };

/**
 * Rolldown lists the exports of a module with `for … in`, which includes names that a page has added to
 * `Object.prototype`. There, the files would throw when they load.
 */
const ownExports: Plugin = {
  name: "own-exports",
  // Not when chunks are rendered, because the runtime is added later.
  generateBundle(_, output) {
    for (const chunk of chunksOf(Object.values(output)))
      chunk.code = chunk.code.replace(
        /for\((var|let|const) (\w+) in (\w+)\)(?=\w+\(\w+,\2,\{)/,
        "for($1 $2 of Object.keys($3))",
      );
  },
};

/** Loads what an element's file imports at the same time as the file, not after it. */
const inParallel: Plugin = {
  name: "in-parallel",
  generateBundle(_, output) {
    const chunks = new Map(chunksOf(Object.values(output)).map((chunk) => [chunk.fileName, chunk]));
    const core = entryOf([...chunks.values()]);
    const loaded = closure(chunks, core.fileName);
    const elements = tagsOf([...chunks.values()]);
    core.code = core.code.replaceAll(
      /import\((["'`])\.\/([^"'`]+)\1\)/g,
      (load, _quote, file: string) => {
        const files = [...closure(chunks, file)].filter((each) => !loaded.has(each));
        const loads = files.map((each) => `import("./${each}")`);
        return files.length > 1 && elements.has(file) ? `Promise.all([${loads.join(",")}])` : load;
      },
    );
  },
};

/** Tells the core the files of the elements, which it imports again under another URL after a failure. */
const fileNames: Plugin = {
  name: "file-names",
  generateBundle(_, output) {
    const chunks = chunksOf(Object.values(output));
    const core = entryOf(chunks);
    const files = [...tagsOf(chunks)].map(([file, tag]) => [tag, file]);
    core.code = core.code.replace(
      /(["'`])__ELEMENT_FILES__\1/,
      JSON.stringify(Object.fromEntries(files)),
    );
  },
};

const index = resolve("src/index.ts");
let publicNames: readonly string[] = [];

/** Reads what the package exports. Its file also exports what other files need from it. */
const readPublicNames: Plugin = {
  name: "public-names",
  buildEnd() {
    publicNames = this.getModuleInfo(index)?.exports ?? [];
  },
};

const bundle = await rolldown({
  input: { [CORE]: index },
  platform: "browser",
  preserveEntrySignatures: "allow-extension",
  resolve: { alias: { ...renderer } },
  transform: { target: targets, define: { "process.env.NODE_ENV": '"production"' } },
  plugins: [elementSheets(), cssAsText, workerBeside, decodersBeside, readPublicNames],
  // Directives of the bundled modules mean nothing in chunks.
  onLog: (level, log, handle) => log.code !== "MODULE_LEVEL_DIRECTIVE" && handle(level, log),
});

const shared: OutputOptions = {
  minify: true,
  entryFileNames: "standalone-[name]-[hash].js",
  chunkFileNames: "standalone-[name]-[hash].js",
};

function chunksOf(output: readonly { type: string }[]): OutputChunk[] {
  return output.filter((each): each is OutputChunk => each.type === "chunk");
}

function entryOf(chunks: readonly OutputChunk[]): OutputChunk {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The build has no entry.");
  return entry;
}

/** The tag of each chunk with the content of an element. */
function tagsOf(chunks: readonly OutputChunk[]): Map<string, string> {
  return new Map(
    tags.map((tag) => {
      const content = join(contents, `${tag}.ts`);
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(content));
      if (!chunk) throw new Error(`<${tag}> has no file.`);
      return [chunk.fileName, tag];
    }),
  );
}

/** One file for each set of elements that need the same modules, of which there are many small ones. */
const fine = chunksOf((await bundle.generate(shared)).output);
const groups = groupModules(fine, entryOf(fine).fileName, tagsOf(fine));

await rm("dist", { recursive: true, force: true });
const { output } = await bundle.write({
  ...shared,
  dir: "dist",
  banner: ({ moduleIds }) => noticeFor(moduleIds),
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ name: (id) => groups.get(id) ?? null }],
  },
  plugins: [ownExports, inParallel, fileNames],
});

const built = chunksOf(output);
const byName = new Map(built.map((chunk) => [chunk.fileName, chunk]));
const core = entryOf(built);

const names = publicNames.toSorted().join(",");
await writeFile("dist/standalone.js", `export{${names}}from"./${core.fileName}";\n`);

// A page that imports the file of an element loads it together with the core.
await mkdir("dist/elements");
await writeFile("dist/elements/element.d.ts", "export {};\n");
for (const [file, tag] of tagsOf(built)) {
  const imports = [...closure(byName, file)].map((each) => `import"../${each}";`);
  await writeFile(`dist/elements/${tag}.js`, `${imports.join("")}\n`);
}

/** Files without imports, for some pages only: the Spanish messages, the style with streets, data from a server, and uploads. */
for (const [source, file] of [
  ["src/locales/es-us.ts", "dist/standalone-es-us.js"],
  ["src/streets.ts", "dist/standalone-streets.js"],
  ["src/initial-data.ts", "dist/standalone-initial-data.js"],
  ["src/uploads.ts", "dist/standalone-uploads.js"],
] as const) {
  const alone = await rolldown({ input: resolve(source), platform: "browser" });
  await alone.write({ minify: true, file });
}

/** The module for development imports everything from the one for production. */
const beyondProduction: Plugin = {
  name: "beyond-production",
  resolveId: (id) => (id.endsWith("/index.ts") ? { id: "./standalone.js", external: true } : null),
};

const development = await rolldown({
  input: resolve("src/development/development.ts"),
  platform: "browser",
  transform: { target: targets },
  plugins: [beyondProduction, cssAsText],
});
const inDevelopment = await development.write({
  minify: true,
  file: "dist/development.js",
  banner: ({ moduleIds }) => noticeFor(moduleIds),
});

/** Leaves out what only a browser loads on demand. What a third party may see is decided on the server too. */
const nothingOnDemand: Plugin = {
  name: "nothing-on-demand",
  resolveDynamicImport: (id) =>
    String(id).endsWith("/policy-redaction.ts") ? null : { id: "./on-demand.js", external: true },
};

/** The file for servers, with all elements and their renderer. */
const server = await rolldown({
  input: resolve("src/server/server.ts"),
  platform: "node",
  resolve: { alias: { ...renderer } },
  transform: { define: { "process.env.NODE_ENV": '"production"' } },
  plugins: [nothingOnDemand, elementSheets(), cssAsText],
  onLog: (level, log, handle) => log.code !== "MODULE_LEVEL_DIRECTIVE" && handle(level, log),
});
const written = await server.write({
  minify: true,
  file: "dist/server.js",
  codeSplitting: false,
});
const others = chunksOf([...written.output, ...inDevelopment.output]);

// The workers and decoders of other packages, which the files load from their own folder.
const widgets = "node_modules/@claimkit/claims-widgets";
for (const file of ["pdf-worker.js", "image-decoders.js"]) {
  await copyFile(`${widgets}/dist/document-viewer/${file}`, `dist/${file}`);
}
await copyDecoders("dist", widgets);
await copyFile("node_modules/@claimkit/map-view/dist/engine/map-worker.js", "dist/map-worker.js");
// They contain parts of the same packages as the files.
const copied = DECODER_FILES.map((file) => resolve(widgets, DECODERS, file)).concat(
  geographyOf("node_modules/@claimkit/map-view"),
);
await writeFile(
  join("dist", LICENSES_FILE),
  licensesOf([...[...built, ...others].flatMap(({ moduleIds }) => moduleIds), ...copied]),
);
