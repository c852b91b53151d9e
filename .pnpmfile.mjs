const SELF_CONTAINED = new Set(["@claimkit/elements"]);

// Published manifests have no fields that only this repository uses. A self-contained package lists what
// it bundles as dependencies here, so that Changesets releases it with them, and is published without.
export const hooks = {
  beforePacking({ dependencies, ...manifest }) {
    delete manifest.devDependencies;
    delete manifest.scripts;
    return dependencies && !SELF_CONTAINED.has(manifest.name)
      ? { ...manifest, dependencies }
      : manifest;
  },
};
