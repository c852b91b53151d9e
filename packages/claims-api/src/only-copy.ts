// Replaced by bundlers; undefined on a page without one.
declare const process: { env: { NODE_ENV?: string } };
declare const document: object | undefined;

/** The first copy of each package that the page has used, and its version. Shared by all copies. */
const COPIES = Symbol.for("claimkit.copies");

interface Copy {
  self: object;
  version: string;
}

/**
 * In development, warns if the page also uses another copy of a package, once for each.
 *
 * @param self any object that each copy has its own of, such as the caller
 */
// Why: docs/decisions/releases.md#two-copies-are-named-in-development
export function expectOnlyCopy(name: string, version: string, self: object): void {
  // A function without content in production, where minifiers remove it.
  try {
    if (process.env.NODE_ENV !== "production") compare(name, version, self);
  } catch {
    // There is no `process` on a page without a bundler.
  }
}

function compare(name: string, version: string, self: object): void {
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
