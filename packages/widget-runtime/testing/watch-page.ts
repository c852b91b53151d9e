import { expect, onTestFinished, vi } from "vitest";

/** Requests and scripts that hostile text has caused in the page. */
export interface PageWatch {
  /** URLs on other servers that the page has requested. All of them are blocked. */
  requests: () => string[];
  /** How often a hostile script ran, which calls `alert`. */
  runs: () => number;
  /** Waits until all requests so far have been recorded. */
  settle: () => Promise<void>;
}

/** Requested last: once it is recorded, so are all requests before it. */
const LAST = "https://last.example/";

/** Allows all scripts and blocks all requests to other servers, and records both. */
export function watchPage(): PageWatch {
  const requests: string[] = [];
  const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";
  document.head.append(policy);
  const record = ({ blockedURI }: SecurityPolicyViolationEvent): void =>
    void requests.push(blockedURI);
  document.addEventListener("securitypolicyviolation", record);
  onTestFinished(() => {
    document.removeEventListener("securitypolicyviolation", record);
    policy.remove();
    alert.mockRestore();
  });
  return {
    requests: () => requests.filter((url) => !url.startsWith(LAST)),
    runs: () => alert.mock.calls.length,
    async settle() {
      const image = new Image();
      image.src = LAST;
      await expect.poll(() => requests.some((url) => url.startsWith(LAST))).toBe(true);
    },
  };
}
