import { expect, onTestFinished, vi } from "vitest";

/** What hostile text has done to the page. */
export interface PageWatch {
  /** Addresses on other servers that something in the page has requested. All of them are blocked. */
  requests: () => string[];
  /** How often something hostile ran: each string that can run calls `alert`. */
  runs: () => number;
  /** Waits until everything that was requested so far has been noticed. */
  settle: () => Promise<void>;
}

/** Requested last: once it is noticed, so is everything before it. */
const LAST = "https://last.example/";

/** Lets every script run, and no request leave this server, so that both can be noticed. */
export function watchPage(): PageWatch {
  const requests: string[] = [];
  const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";
  document.head.append(policy);
  const note = ({ blockedURI }: SecurityPolicyViolationEvent): void =>
    void requests.push(blockedURI);
  document.addEventListener("securitypolicyviolation", note);
  onTestFinished(() => {
    document.removeEventListener("securitypolicyviolation", note);
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
