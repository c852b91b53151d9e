import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { defineConfig, type Options } from "tsup";

// One build for every package; it runs in the package's own folder.
const has = (file: string): boolean => existsSync(resolve(file));

const browsers = ["chrome117", "firefox117", "safari17"];
const LAYER_ORDER = /^@layer [^{]+;$/m;
const IMPORT_LAYER = / layer\([\w.]+\);/g;

/** Sources import the real file (`./tag.tsx`); `dist` has `./tag.js`. */
const realFileToJs: NonNullable<Options["plugins"]>[number] = {
  name: "real-file-to-js",
  renderChunk: (code) => ({
    code: code.replace(/(\b(?:from|import)\s*\(?\s*"\.[^"\n]+)\.tsx?"/g, '$1.js"'),
  }),
};

async function bundleCss(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    target: browsers,
  });
  return outputFiles[0]?.text ?? "";
}

/** `import css from "./styles.css?inline"`, as Vite understands it: the bundled sheet as a string. */
export const cssAsText: Plugin = {
  name: "css-as-text",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace("?inline", "")),
      namespace: "css-as-text",
    }));
    onLoad({ filter: /.*/, namespace: "css-as-text" }, async ({ path }) => ({
      contents: await bundleCss(path),
      loader: "text",
    }));
  },
};

/** The same sheets without cascade layers, for pages whose old unlayered resets would win over them. */
const withoutLayers: Plugin = {
  name: "without-layers",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /styles\.unlayered\.css$/ }, () => ({
      path: resolve("src/styles.css"),
      namespace: "without-layers",
    }));
    onLoad({ filter: /.*/, namespace: "without-layers" }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(LAYER_ORDER, "").replace(IMPORT_LAYER, ";"),
      loader: "css",
      resolveDir: dirname(path),
    }));
  },
};

const modules: Options = {
  entry: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.test.{ts,tsx}",
    "!src/**/*.stories.tsx",
    "!src/styles-text.ts",
  ],
  format: "esm",
  target: "es2022",
  bundle: false,
  sourcemap: true,
  clean: true,
  silent: true,
  plugins: [realFileToJs],
};

const styles: Options = {
  entry: { styles: "src/styles.css", "styles.unlayered": "src/styles.unlayered.css" },
  target: browsers,
  minify: true,
  silent: true,
  noExternal: [/\.css$/],
  esbuildPlugins: [withoutLayers],
};

const stylesText: Options = {
  entry: ["src/styles-text.ts"],
  format: "esm",
  target: "es2022",
  silent: true,
  esbuildPlugins: [cssAsText],
};

export default defineConfig([modules, ...(has("src/styles.css") ? [styles, stylesText] : [])]);
