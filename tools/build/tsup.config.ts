import { existsSync, globSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "esbuild";
import { defineConfig, type Options } from "tsup";
import { bundleWorker, notice } from "./bundle-worker.ts";
import { bundleCss, cssAsText } from "./css-as-text.ts";
import { keepOwnSources } from "./own-source-maps.ts";
import { targets } from "./targets.ts";

// The build of every package, run in the package's folder.
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

/** Writes the style sheets without cascade layers, for pages whose unlayered resets would override layers. */
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

/** Without a worker, the page loads pdf.js's code from the worker's file instead of bundling it twice. */
const workerBeside: Plugin = {
  name: "worker-beside",
  setup({ onResolve }) {
    onResolve({ filter: /\/pdf\.worker\.mjs$/ }, () => ({
      path: "./pdf-worker.js",
      external: true,
    }));
  },
};

/** Copies the workers of other packages to the standalone file, which loads them from its own folder. */
async function copyWorkers(): Promise<void> {
  const ours = "node_modules/@claimkit";
  await copyFile(`${ours}/claims-widgets/dist/document-viewer/pdf-worker.js`, "dist/pdf-worker.js");
  await copyFile(`${ours}/map-view/dist/engine/map-worker.js`, "dist/map-worker.js");
}

/**
 * esbuild lists the exports of a module with `for … in`, which includes names that a page has added to
 * `Object.prototype`. There, the files would throw when they load.
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

/** Everything including React and styles in one file, for pages without a bundler. Lazy imports become chunks. */
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

/** The Spanish messages for the standalone file. */
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
