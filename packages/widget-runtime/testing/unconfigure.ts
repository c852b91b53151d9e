import { afterAll } from "vitest";
import { configuredSettings, configureClaimkit } from "../src/settings/configure.ts";

// Files of tests can share a page (`--no-isolate`): each takes back what it has configured.
afterAll(() => {
  const names = Object.keys(configuredSettings());
  configureClaimkit(Object.fromEntries(names.map((name) => [name, undefined])));
});
