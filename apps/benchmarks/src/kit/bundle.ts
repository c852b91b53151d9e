import { build, type BuildOptions } from "esbuild";
import { createRequire } from "node:module";
import { dirname } from "node:path";

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** All libraries use this repository's React, not a copy that a peer has installed. */
const oneReact = { react: folderOf("react"), "react-dom": folderOf("react-dom") };

/** The production build of a module. */
export interface Bundle {
  js: Uint8Array;
  css: string;
  /** Names of the module's exports. */
  exported: readonly string[];
}

/** Builds a module from its source text, minified, for production. */
export async function bundle(module: string, options: BuildOptions = {}): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: module, resolveDir: import.meta.dirname, loader: "tsx" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    outdir: "out",
    logLevel: "error",
    ...(!options.external && { alias: oneReact }),
    ...options,
    write: false,
    metafile: true,
  });
  const output = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension));
  return {
    js: output(".js")?.contents ?? new Uint8Array(),
    css: output(".css")?.text ?? "",
    exported: Object.values(metafile.outputs).flatMap((each) => each.exports),
  };
}
