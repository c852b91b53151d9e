/** Missing in TypeScript's DOM library. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** For pages that list their policies: `trusted-types claimkit-worker`. */
const POLICY = "claimkit-worker";

const ours = new Set<string>();
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * The URL of a worker of ours, in the form that a page with `require-trusted-types-for 'script'`
 * accepts. One policy for all of them, because a page may reject a second one with the same name.
 *
 * @throws if the page does not allow the policy
 */
export function workerUrl(url: URL): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url.href;
  ours.add(url.href);
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: onlyOurs });
  // Actually an object, which `new Worker` requires but its type does not know.
  return policy.createScriptURL(url.href);
}

function onlyOurs(url: string): string {
  if (!ours.has(url)) throw new TypeError(`${url} is no worker of ours.`);
  return url;
}
