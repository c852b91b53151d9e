import { existsSync, globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { defineConfig, type Options } from "tsup";
import { bundleWorker, LOADED_BY_URL } from "./bundle-worker.ts";
import { componentSheet, sheetName, styledComponents } from "./component-sheets.ts";
import { cssAsText } from "./css-as-text.ts";
import { beside, copyDecoders, DECODERS } from "./decoders.ts";
import { writeServerModules } from "./server-modules.ts";
import { targets } from "./targets.ts";
import { geographyOf, LICENSES_FILE, licensesOf } from "./third-party-licenses.ts";

// The build of every package but `elements`, run in the package's folder.
const has = (file: string): boolean => existsSync(resolve(file));

/** Sources import the real file (`./tag.tsx`); `dist` has `./tag.js`. */
const realFileToJs: NonNullable<Options["plugins"]>[number] = {
  name: "real-file-to-js",
  renderChunk: (code) => ({
    code: code.replace(/(\b(?:from|import)\s*\(?\s*"\.[^"\n]+)\.tsx?"/g, '$1.js"'),
  }),
};

/** Sources refer to pdf.js's decoders in their package; `dist` has copies. */
const decodersBeside: NonNullable<Options["plugins"]>[number] = {
  name: "decoders-beside",
  renderChunk: (code) => ({ code: beside(code) }),
};

/** Writes a style sheet for each component, if the manifest exports them. */
async function writeComponentSheets(): Promise<void> {
  if (!(await readFile("package.json", "utf8")).includes('"./*.css"')) return;
  const name = basename(process.cwd());
  for (const component of await styledComponents(name)) {
    await writeFile(join("dist", sheetName(component)), await componentSheet(name, component));
  }
}

const modules: Options = {
  entry: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.d.ts",
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
  plugins: [realFileToJs, decodersBeside],
  onSuccess: writeOtherModules,
};

const styles: Options = {
  entry: ["src/styles.css"],
  target: targets,
  minify: true,
  silent: true,
  noExternal: [/\.css$/],
  onSuccess: writeComponentSheets,
};

const stylesText: Options = {
  entry: ["src/styles-text.ts"],
  format: "esm",
  target: "es2022",
  silent: true,
  esbuildPlugins: [cssAsText],
};

async function writeOtherModules(): Promise<void> {
  writeServerModules();
  const bundled: string[] = [];
  for (const file of globSync(join("src/*", LOADED_BY_URL))) {
    const worker = await bundleWorker(file);
    await writeFile(file.replace(/^src/, "dist"), worker.code);
    bundled.push(...worker.modules);
  }
  if (has(DECODERS)) await copyDecoders("dist/document-viewer");
  if (has("src/basemap")) bundled.push(...geographyOf("."));
  if (bundled.length > 0) await writeFile(join("dist", LICENSES_FILE), licensesOf(bundled));
}

export default defineConfig([modules, ...(has("src/styles.css") ? [styles, stylesText] : [])]);
