import { existsSync, globSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "esbuild";
import { defineConfig, type Options } from "tsup";
import { bundleWorker, notice } from "./bundle-worker.ts";
import { bundleCss, cssAsText } from "./css-as-text.ts";
import { keepOwnSources } from "./own-source-maps.ts";
import { targets } from "./targets.ts";

// One build for every package; it runs in the package's own folder.
const has = (file: string): boolean => existsSync(resolve(file));

const LAYER_ORDER = /^@layer [^{;]+;$/m;
const IMPORT_LAYER = / layer\([\w.]+\);/g;

/** Sources import the real file (`./tag.tsx`); `dist` has `./tag.js`. */
const realFileToJs: NonNullable<Options["plugins"]>[number] = {
  name: "real-file-to-js",
  renderChunk: (code) => ({
    code: code.replace(/(\b(?:from|import)\s*\(?\s*"\.[^"\n]+)\.tsx?"/g, '$1.js"'),
  }),
};

const withoutLayers: Plugin = {
  name: "without-layers",
  setup({ onLoad }) {
    onLoad({ filter: /src\/styles\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(LAYER_ORDER, "").replace(IMPORT_LAYER, ";"),
      loader: "css",
    }));
  },
};

/** The same sheets without cascade layers, for pages whose old unlayered resets would win over them. */
async function writeUnlayered(): Promise<void> {
  await writeFile(
    "dist/styles.unlayered.css",
    await bundleCss(resolve("src/styles.css"), [withoutLayers]),
  );
}

const modules: Options = {
  entry: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.d.ts",
    "!src/**/*.test.{ts,tsx}",
    "!src/**/*.stories.tsx",
    "!src/styles-text.ts",
    "!src/standalone*.ts",
  ],
  format: "esm",
  target: "es2022",
  bundle: false,
  sourcemap: true,
  clean: true,
  silent: true,
  plugins: [realFileToJs],
  onSuccess: writeWorkers,
};

const styles: Options = {
  entry: ["src/styles.css"],
  target: targets,
  minify: true,
  silent: true,
  noExternal: [/\.css$/],
  onSuccess: writeUnlayered,
};

const stylesText: Options = {
  entry: ["src/styles-text.ts"],
  format: "esm",
  target: "es2022",
  silent: true,
  esbuildPlugins: [cssAsText],
};

async function writeWorkers(): Promise<void> {
  for (const file of globSync("src/*/*-worker.js")) {
    await writeFile(file.replace(/^src/, "dist"), await bundleWorker(file));
  }
}

/** Where no worker runs, the page takes pdf.js's code from the worker's file, which is there anyway. */
const workerBeside: Plugin = {
  name: "worker-beside",
  setup({ onResolve }) {
    onResolve({ filter: /\/pdf\.worker\.mjs$/ }, () => ({
      path: "./pdf-worker.js",
      external: true,
    }));
  },
};

/** Copies the workers of other packages beside the standalone file, whose chunks start them from there. */
async function copyWorkers(): Promise<void> {
  const ours = "node_modules/@claimkit";
  await copyFile(`${ours}/claims-widgets/dist/document-viewer/pdf-worker.js`, "dist/pdf-worker.js");
  await copyFile(`${ours}/map-view/dist/engine/map-worker.js`, "dist/map-worker.js");
}

/**
 * esbuild lists the exports of a module with `for … in`, which includes what a page has added to
 * `Object.prototype`. The files would throw when they load there.
 */
const ownExports: NonNullable<Options["plugins"]>[number] = {
  name: "own-exports",
  renderChunk: (code) => ({
    code: code.replace(
      /for\(var ([\w$]+) in ([\w$]+)\)(?=[\w$]+\([\w$]+,\1,\{get:\2\[\1\],enumerable:!0\}\))/,
      "for(var $1 of Object.keys($2))",
    ),
  }),
};

/** Everything in one file, React and styles too, for a page without a bundler; lazy imports become chunks beside it. */
const standalone: Options = {
  entry: ["src/standalone.ts"],
  format: "esm",
  target: targets,
  platform: "browser",
  minify: true,
  splitting: true,
  sourcemap: true,
  silent: true,
  noExternal: [/.*/],
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [ownExports],
  esbuildPlugins: [cssAsText, workerBeside],
  onSuccess: async () => {
    await copyWorkers();
    await keepOwnSources("dist/standalone*.js.map");
  },
  banner: { js: notice },
  esbuildOptions: (options) => {
    options.chunkNames = "standalone-[hash]";
  },
};

/** Spanish for that file. A page in English does not load it. */
const standaloneSpanish: Options = {
  entry: ["src/standalone-es-us.ts"],
  format: "esm",
  target: targets,
  platform: "browser",
  minify: true,
  silent: true,
  noExternal: [/.*/],
};

export default defineConfig([
  modules,
  ...(has("src/styles.css") ? [styles, stylesText] : []),
  ...(has("src/standalone.ts") ? [standalone, standaloneSpanish] : []),
]);
