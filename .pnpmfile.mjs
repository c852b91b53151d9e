import { existsSync } from "node:fs";
import { join } from "node:path";

const SELF_CONTAINED = new Set(["@claimkit/elements"]);

/**
 * What an entry of `exports` is in a tarball, where a package has `dist` instead of its sources.
 *
 * @returns `undefined` for what is not published, such as `testing/`
 */
function published(folder, source) {
  const built = source.replace("./src/", "./dist/");
  if (source.endsWith(".css"))
    return /^\.\/dist\/[^/]+$/.test(built)
      ? { types: "./styles.css.d.ts", default: built }
      : undefined;
  if (!/\.tsx?$/.test(source)) return source;
  if (built === source) return undefined;
  const module = built.replace(/\.tsx?$/, ".js");
  const onServer = module.replace("./dist/", "./dist/server/");
  // All modules of a pattern have one for servers, or none.
  const hasServer = existsSync(join(folder, onServer.replace(/\*.*/, "")));
  return {
    types: module.replace(/\.js$/, ".d.ts"),
    ...(hasServer && { "react-server": onServer }),
    default: module,
  };
}

// Published manifests have no fields that only this repository uses, and their exports lead to `dist`. A
// self-contained package lists what it bundles as dependencies here, so that Changesets releases it with them, and is
// published without. Its exports are in `publishConfig`, because its build has other files than its sources.
export const hooks = {
  beforePacking({ dependencies, ...manifest }, folder) {
    delete manifest.devDependencies;
    delete manifest.scripts;
    if (SELF_CONTAINED.has(manifest.name)) return manifest;
    const exports = Object.fromEntries(
      Object.entries(manifest.exports)
        .map(([entry, source]) => [entry, published(folder, source)])
        .filter(([, target]) => target),
    );
    return { ...manifest, exports, ...(dependencies && { dependencies }) };
  },
};
