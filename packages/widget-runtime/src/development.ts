// A name that bundlers replace; in a page without a bundler there is none.
declare const process: { env: { NODE_ENV?: string } };

function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== "production";
  } catch {
    return false;
  }
}

/** Tells developers something, in the console of development builds. */
export function warnInDevelopment(message: string, ...details: unknown[]): void {
  // oxlint-disable-next-line no-console -- developers are who this is for
  if (isDevelopment()) console.warn(message, ...details);
}
