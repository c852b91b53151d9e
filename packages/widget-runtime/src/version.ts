/** This package's version, for events. Written by `scripts/write-version.ts`, checked by a test. */
export const VERSION = "0.0.0";
