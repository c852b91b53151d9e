/** This package's version, as every event carries it. `version.test.ts` holds it to `package.json`. */
export const VERSION = "0.0.0";
