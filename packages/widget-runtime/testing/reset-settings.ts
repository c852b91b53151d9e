import { beforeAll } from "vitest";
import { configuredSettings, configureClaimkit } from "../src/settings/configure.ts";

// Why: docs/decisions/testing.md#files-of-components-share-a-page
/** Removes the settings of the file that ran before on the same page. */
beforeAll(() => {
  const names = Object.keys(configuredSettings());
  configureClaimkit(Object.fromEntries(names.map((name) => [name, undefined])));
});
