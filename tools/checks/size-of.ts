import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { cssAsText } from "../build/css-as-text.ts";

const repository = resolve(import.meta.dirname, "../..");

/** Not counted in the size of an entry point, because every page with a widget has them. */
const EVERYWHERE = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"] as const;

/**
 * Size as in ARCHITECTURE.md section 8: minified and gzipped ESM with all dependencies except React.
 *
 * @param outside packages that are not counted
 */
export function sizeOf(code: string, outside: readonly string[] = []): Promise<number> {
  return sizeWithout([...EVERYWHERE, ...outside.flatMap((name) => [name, `${name}/*`])], code);
}

/** Size of all scripts of a page that has this code, before anything is loaded lazily. */
export function pageSizeOf(code: string): Promise<number> {
  return sizeWithout([], code);
}

/** Gzipped size of a built file, such as `ui-kit/dist/button.css`. */
export function builtSizeOf(file: string): number {
  return gzipSync(readFileSync(resolve(repository, "packages", file)), { level: 9 }).byteLength;
}

async function sizeWithout(external: string[], code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: resolve(repository, "apps/host-page"), loader: "tsx" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    jsx: "automatic",
    write: false,
    outdir: "out",
    external,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [cssAsText, withoutLazyImports],
  });
  const entry = outputFiles.find((file) => file.path.endsWith("stdin.js"));
  return gzipSync(entry?.contents ?? "", { level: 9 }).byteLength;
}

// Why: docs/decisions/packages.md#size-is-counted-without-lazy-chunks
/** Excludes lazy imports. Modules that they share with the rest are counted. */
const withoutLazyImports: Plugin = {
  name: "without-lazy-imports",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};
