import { resolve } from "node:path";

/** Someone who is compared. */
export interface Library {
  name: string;
  /** The file of its cases: one component per part. */
  cases: string;
}

/** One of the libraries that we are compared with. */
export interface Peer extends Library {
  /** Its package, as it is installed in {@link peersFolder}. */
  package: string;
}

const cases = resolve(import.meta.dirname, "cases");

/** The peers and their cases are a fixture with an install of its own: half a gigabyte that few need. */
export const peersFolder = resolve(import.meta.dirname, "../../../../fixtures/kit-peers");

/** React on bare native elements, wired alike: what every other one is measured against. */
export const native: Library = { name: "native", cases: resolve(cases, "native.tsx") };

export const ours: Library = { name: "Claimkit", cases: resolve(cases, "claimkit.tsx") };

const peer = (name: string, npm: string, file: string): Peer => ({
  name,
  package: npm,
  cases: resolve(peersFolder, file),
});

export const peers: readonly Peer[] = [
  peer("Base UI", "@base-ui/react", "base-ui.tsx"),
  peer("React Aria", "react-aria-components", "react-aria.tsx"),
  peer("Mantine", "@mantine/core", "mantine.tsx"),
  peer("Carbon", "@carbon/react", "carbon.tsx"),
  peer("MUI", "@mui/material", "mui.tsx"),
  peer("Ariakit", "@ariakit/react", "ariakit.tsx"),
  peer("Radix", "radix-ui", "radix.tsx"),
];

export const libraries: readonly Library[] = [native, ours, ...peers];
