import { build, type BuildOptions } from "esbuild";
import { createRequire } from "node:module";
import { dirname } from "node:path";

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** One React for all: the repository's, even if a peer has installed its own. */
const oneReact = { react: folderOf("react"), "react-dom": folderOf("react-dom") };

/** What a production build makes of a module. */
export interface Bundle {
  js: Uint8Array;
  css: string;
  /** The names that the module exports. */
  exported: readonly string[];
}

/** Builds a module, given as text, as a host would: minified, for production. */
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
