import type { ClaimsError } from "@claimkit/claims-api";

// Replaced by bundlers; undefined on a page without one.
declare const process: { env: { NODE_ENV?: string } };

/** Whether this is a development build, or a page without a bundler. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== "production";
  } catch {
    return false;
  }
}

/** Why a widget has failed. */
type Failure = Pick<ClaimsError, "code" | "message" | "cause">;

/** What warnings say, each with the page that explains it. Minifiers remove them from production builds. */
const warnings = {
  hiddenAction: (action: string, widget: string) =>
    `Nobody handles "${action}" of ${widget}, so its control is hidden. Give the widget onAction or hrefs={{ "${action}": "…" }}; if something else on the page handles it, add it to the setting \`actions\`. hrefs={{ "${action}": null }} hides it without this warning. See https://github.com/claimkit/claimkit/blob/main/docs/guides/routing.md`,
  ignoredAction: (action: string, widget: string) =>
    `Nobody took over "${action}" of ${widget}. Call preventDefault() on its ck:action event, or give the widget hrefs={{ "${action}": "…" }}. See https://github.com/claimkit/claimkit/blob/main/docs/guides/routing.md`,
  failedLoad: (widget: string, { code, message, cause }: Failure) =>
    // React has already logged what a view threw. Browsers log failed requests.
    code === "render" || (cause === undefined && code !== "configuration")
      ? []
      : [
          `<${widget}> ${message} (https://github.com/claimkit/claimkit/blob/main/docs/reference/api.md#error-codes)`,
          ...(cause === undefined ? [] : [cause]),
        ],
  unstyled: (widget: string) =>
    `This page lacks the style sheet of ${widget}. Import the styles.css of its package, such as "@claimkit/claims-widgets/styles.css". See https://github.com/claimkit/claimkit/blob/main/docs/guides/first-claim.md`,
  repeatedSection: (category: string) =>
    `Only the first section ${category} is shown. See https://github.com/claimkit/claimkit/blob/main/docs/reference/claims.md#your-own-sections`,
  listedTwice: (sections: string, name: string) =>
    `sections="${sections}": "${name}" is listed twice. See https://github.com/claimkit/claimkit/blob/main/docs/reference/claims.md#your-own-sections`,
  unknownSection: (sections: string, name: string) =>
    `sections="${sections}": "${name}" is not a section, and no child has slot="${name}". See https://github.com/claimkit/claimkit/blob/main/docs/reference/claims.md#your-own-sections`,
} satisfies Record<string, (...args: never[]) => string | unknown[]>;

type Warnings = typeof warnings;

/** Logs a warning for developers, in development builds only. */
export function warnInDevelopment<Name extends keyof Warnings>(
  name: Name,
  ...args: Parameters<Warnings[Name]>
): void {
  try {
    // Inside the condition, so that minifiers remove the texts in production.
    if (process.env.NODE_ENV !== "production") {
      const write = warnings[name] as (...values: unknown[]) => string | unknown[];
      const logged = [write(...args)].flat();
      // oxlint-disable-next-line no-console -- meant for developers
      if (logged.length > 0) console.warn(...logged);
    }
  } catch {
    // There is no `process` on a page without a bundler.
  }
}
