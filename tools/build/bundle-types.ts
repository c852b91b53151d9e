import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { rollup, type Plugin } from "rollup";
import { dts } from "rollup-plugin-dts";

// Run in packages/elements, after tsc has written declarations to dist/declarations. Bundles them and
// the declarations of every package that they use, because `elements` is published without dependencies.
// React's types stay imports: pages without React have no use for the few declarations that mention them, and get no
// error for the missing types.

const DECLARATIONS = "dist/declarations";
const VALIBOT = "valibot/dist/index.d.mts";
const SPECIFIER = /^@claimkit\/([^/]+)(?:\/(.+))?$/;

/** Resolves an entry of a package to its built declarations, as its users would. */
const builtDeclarations: Plugin = {
  name: "built-declarations",
  resolveId(specifier) {
    if (specifier === "valibot") return resolve("../claims-api/node_modules", VALIBOT);
    const [, name, entry] = SPECIFIER.exec(specifier) ?? [];
    if (!name) return null;
    const folder = resolve("..", name);
    const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      exports: Record<string, string>;
    };
    const source = entry
      ? (exports[`./${entry}`] ?? exports["./*"]?.replaceAll("*", entry))
      : exports["."];
    if (!source) throw new Error(`${specifier} is not in the exports of its manifest.`);
    const types = source.replace("./src/", "./dist/").replace(/\.tsx?$/, ".d.ts");
    return join(folder, types);
  },
};

const REACT_IMPORT = /^import .* from ['"]react['"];$/gm;

/** Makes the import of React's types optional, because TypeScript checks declarations unless told to skip them. */
const optionalReact: Plugin = {
  name: "optional-react",
  renderChunk: (code) =>
    code.replace(REACT_IMPORT, "// @ts-ignore -- without React's types: any\n$&"),
};

async function bundle(input: string, file: string): Promise<void> {
  const bundled = await rollup({
    input: join(DECLARATIONS, input),
    // The types of MapLibre are in none of the exported types.
    external: [/^react/, "maplibre-gl"],
    plugins: [builtDeclarations, dts({ respectExternal: true }), optionalReact],
  });
  await bundled.write({ file });
}

await bundle("index.d.ts", "dist/index.d.ts");
await bundle("locales/es-us.d.ts", "dist/es-us.d.ts");
await bundle("streets.d.ts", "dist/streets.d.ts");
await bundle("initial-data.d.ts", "dist/initial-data.d.ts");
await bundle("uploads.d.ts", "dist/uploads.d.ts");
await bundle("server/server.d.ts", "dist/server.d.ts");
rmSync(DECLARATIONS, { recursive: true });
