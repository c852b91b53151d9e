import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Rules = { createScriptURL: (url: string) => string };

const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>();
const url = new URL("https://example.com/assets/pdf-worker.js");

/** A fresh copy of the module, as on a page that has just loaded. */
const fresh = () => import("./worker-url.ts");

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockReset().mockImplementation((_, rules) => rules);
});

afterEach(() => vi.unstubAllGlobals());

test("is the URL itself in a browser without Trusted Types", async () => {
  const { workerUrl } = await fresh();
  expect(workerUrl(url)).toBe(url.href);
});

test("goes through one policy for all workers, which rejects any other URL", async () => {
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { workerUrl } = await fresh();

  expect(workerUrl(url)).toBe(url.href);
  expect(workerUrl(new URL("map-worker.js", url))).toBe("https://example.com/assets/map-worker.js");

  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("claimkit-worker", expect.anything());
  const [, rules] = createPolicy.mock.lastCall ?? [];
  expect(() => rules?.createScriptURL("https://example.com/other.js")).toThrow(/no worker of ours/);
});

test("throws if the page does not allow the policy", async () => {
  createPolicy.mockImplementation(() => {
    throw new TypeError('Policy "claimkit-worker" disallowed.');
  });
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { workerUrl } = await fresh();

  expect(() => workerUrl(url)).toThrow(TypeError);
});
