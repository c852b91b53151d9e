/** This package's version, for a warning about copies. Written by `tools/release/write-versions.ts`. */
export const VERSION = "0.0.0";
