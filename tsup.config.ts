import { existsSync, globSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { defineConfig, type Options } from "tsup";

// One build for every package; it runs in the package's own folder.
const has = (file: string): boolean => existsSync(resolve(file));

/** pdf.js asks for it where its code goes, and minifiers drop the long form of it. */
const notice =
  "/*! With pdf.js, © Mozilla Foundation, Apache License 2.0, https://mozilla.github.io/pdf.js/ */";
const browsers = ["chrome117", "firefox117", "safari17"];
const LAYER_ORDER = /^@layer [^{;]+;$/m;
const IMPORT_LAYER = / layer\([\w.]+\);/g;

/** Sources import the real file (`./tag.tsx`); `dist` has `./tag.js`. */
const realFileToJs: NonNullable<Options["plugins"]>[number] = {
  name: "real-file-to-js",
  renderChunk: (code) => ({
    code: code.replace(/(\b(?:from|import)\s*\(?\s*"\.[^"\n]+)\.tsx?"/g, '$1.js"'),
  }),
};

async function bundleCss(file: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    target: browsers,
    plugins,
  });
  return outputFiles[0]?.text ?? "";
}

/** `import css from "./styles.css?inline"`, as Vite understands it: the bundled sheet as a string. */
export const cssAsText: Plugin = {
  name: "css-as-text",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: relative(process.cwd(), resolve(resolveDir, path)),
      namespace: "css-as-text",
    }));
    onLoad({ filter: /.*/, namespace: "css-as-text" }, async ({ path }) => ({
      contents: await bundleCss(resolve(path.replace("?inline", ""))),
      loader: "text",
    }));
  },
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
    "!src/standalone.ts",
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
  target: browsers,
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

/**
 * What runs in a worker is whole, and a script of the old kind: a page starts it by its address, and the
 * bundlers of hosts copy the file, or minify it, without asking what is in it.
 */
export async function bundleWorker(file: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: browsers,
    define: { "import.meta.url": "self.location.href" },
    banner: { js: notice },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

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

/** The workers of other packages, beside the standalone file, from where its chunks start them. */
async function copyWorkers(): Promise<void> {
  const worker = "node_modules/@claimkit/claims-widgets/dist/document-viewer/pdf-worker.js";
  await copyFile(worker, "dist/pdf-worker.js");
}

/** Everything in one file, React and styles too, for a page without a bundler; what is lazy becomes chunks beside it. */
const standalone: Options = {
  entry: ["src/standalone.ts"],
  format: "esm",
  target: browsers,
  platform: "browser",
  minify: true,
  splitting: true,
  sourcemap: true,
  silent: true,
  noExternal: [/.*/],
  define: { "process.env.NODE_ENV": '"production"' },
  esbuildPlugins: [cssAsText, workerBeside],
  onSuccess: copyWorkers,
  banner: { js: notice },
  esbuildOptions: (options) => {
    options.chunkNames = "standalone-[hash]";
  },
};

export default defineConfig([
  modules,
  ...(has("src/styles.css") ? [styles, stylesText] : []),
  ...(has("src/standalone.ts") ? [standalone] : []),
]);
