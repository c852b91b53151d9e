import { relative, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { targets } from "./targets.ts";

/** Bundles and minifies a style sheet. */
export async function bundleCss(file: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    target: targets,
    plugins,
  });
  return outputFiles[0]?.text ?? "";
}

/** Imports `./styles.css?inline` as a string, like Vite. */
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
