interface Manifest {
  name: string;
  peerDependencies?: Record<string, string>;
}

const RELEASE = /^["']?(@claimkit\/[\w-]+)["']?: *(major|minor|patch)$/gm;

/**
 * Returns the packages that need a major release and have none in these changesets: a major release of a
 * peer forces the users of a package to upgrade both, and Changesets makes it a patch.
 */
export function missingMajors(
  changesets: readonly string[],
  manifests: readonly Manifest[],
): string[] {
  const released = changesets.flatMap((text) => [...text.matchAll(RELEASE)]);
  const majors = new Set(
    released.filter(([, , type]) => type === "major").map(([, name]) => name ?? ""),
  );
  return manifests
    .filter(({ name }) => !majors.has(name))
    .filter(({ peerDependencies = {} }) =>
      Object.keys(peerDependencies).some((peer) => majors.has(peer)),
    )
    .map(({ name }) => name)
    .toSorted();
}
