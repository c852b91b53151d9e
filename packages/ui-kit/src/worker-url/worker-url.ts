/** What TypeScript's own list of what browsers have leaves out. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** Said by a page that lists its policies: `trusted-types claimkit-worker`. */
const POLICY = "claimkit-worker";

const ours = new Set<string>();
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * The address of a worker of ours, as a page takes it that has `require-trusted-types-for 'script'`.
 * One policy for all of them: a page may refuse a second one of the same name.
 *
 * @throws when the page does not allow the policy
 */
export function workerUrl(url: URL): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url.href;
  ours.add(url.href);
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: onlyOurs });
  // An object in truth, which `new Worker` asks for, and which types know nothing of.
  return policy.createScriptURL(url.href);
}

function onlyOurs(url: string): string {
  if (!ours.has(url)) throw new TypeError(`${url} is no worker of ours.`);
  return url;
}
