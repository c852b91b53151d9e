/** The first copy of each package that the page has used, and its version. Shared by all copies. */
const COPIES = Symbol.for("claimkit.copies");

interface Copy {
  self: object;
  version: string;
}

/**
 * Warns if the page also uses another copy of a package, once for each. Callers leave it out of production builds.
 *
 * @param self any object that each copy has its own of, such as the caller
 */
// Why: docs/decisions/releases.md#two-copies-are-named-in-development
export function expectOnlyCopy(name: string, version: string, self: object): void {
  // A server has copies for different purposes, such as one for server components.
  if (typeof document === "undefined") return;
  const page = document as { [COPIES]?: Map<string, Copy> };
  const copies = (page[COPIES] ??= new Map<string, Copy>());
  const first = copies.get(name) ?? { self, version };
  copies.set(name, first);
  const warned = `${name} ${version}`;
  if (first.self === self || copies.has(warned)) return;
  copies.set(warned, first);
  // oxlint-disable-next-line no-console -- meant for developers
  console.warn(
    `This page uses two copies of ${name}, ${first.version} and ${version}, which share no settings, messages or data. \`npm ls ${name}\` shows where they come from. See https://github.com/claimkit/claimkit/blob/main/docs/guides/upgrades.md#two-copies`,
  );
}
