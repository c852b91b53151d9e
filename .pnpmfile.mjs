const selfContained = ["@claimkit/elements"];

// Published manifests have no fields that only this repository uses. A self-contained package lists what
// it bundles as dependencies here, so that Changesets releases it with them, and is published without.
export const hooks = {
  beforePacking({ devDependencies, scripts, dependencies, ...manifest }) {
    if (!dependencies || selfContained.includes(manifest.name)) return manifest;
    return { ...manifest, dependencies };
  },
};
