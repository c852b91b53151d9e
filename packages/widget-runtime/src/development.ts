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

/** Logs a warning for developers, in development builds only. */
export function warnInDevelopment(message: string, ...details: unknown[]): void {
  // oxlint-disable-next-line no-console -- meant for developers
  if (isDevelopment()) console.warn(message, ...details);
}
