import { copyFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { defineConfig, type Options } from "tsup";
import { notice } from "./bundle-worker.ts";
import { cssAsText } from "./css-as-text.ts";
import { renderer } from "./renderer.ts";
import { targets } from "./targets.ts";

// The build of `elements`, which bundles everything it uses, run in the package's folder.

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

/**
 * The import above as a URL, which bundlers copy like any other asset. Otherwise webpack would bundle the worker,
 * and with it every file that its computed imports could mean.
 */
const workerByUrl: NonNullable<Options["plugins"]>[number] = {
  name: "worker-by-url",
  renderChunk: (code) => ({
    code: code.replace(
      'import("./pdf-worker.js")',
      'import(/* webpackIgnore: true */ /* @vite-ignore */ new URL("./pdf-worker.js",import.meta.url).href)',
    ),
  }),
};

/** Copies the workers of other packages, which the bundle loads from its own folder. */
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

/** Directives of the bundled modules mean nothing in chunks, and bundlers warn about them. */
const withoutDirectives: NonNullable<Options["plugins"]>[number] = {
  name: "without-directives",
  renderChunk: (code) => ({ code: code.replace(/^"use client";/m, "") }),
};

const shared: Options = {
  format: "esm",
  target: targets,
  platform: "browser",
  minify: true,
  silent: true,
  noExternal: [/.*/],
};

/** Required by the licenses of what the files contain. Minifiers remove the original notices. */
const NOTICE = `${notice}
/*! With Preact, © 2015 Jason Miller, SWR, © 2023 Vercel, Inc., and Valibot, © Fabian Hiller: MIT License */`;

/** Everything, including the renderer and styles, in one file. Lazy imports become chunks. */
const standalone: Options = {
  ...shared,
  entry: { standalone: "src/index.ts" },
  splitting: true,
  clean: true,
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [ownExports, withoutDirectives, workerByUrl],
  esbuildPlugins: [cssAsText, workerBeside],
  onSuccess: copyWorkers,
  banner: { js: NOTICE },
  esbuildOptions: (options) => {
    options.chunkNames = "standalone-[hash]";
    options.alias = renderer;
  },
};

/** The Spanish messages. */
const standaloneSpanish: Options = {
  ...shared,
  entry: { "standalone-es-us": "src/locales/es-us.ts" },
};

export default defineConfig([standalone, standaloneSpanish]);
