import { resolve } from "node:path";

/** A library that is compared. */
export interface Library {
  name: string;
  /** File of its cases, with one component for each part. */
  cases: string;
}

/** A library that the kit is compared with. */
export interface Peer extends Library {
  /** Name of its npm package, which is installed in {@link peersFolder}. */
  package: string;
}

const cases = resolve(import.meta.dirname, "cases");

/** The peers have their own installation, because they take half a gigabyte that most developers don't need. */
export const peersFolder = resolve(import.meta.dirname, "../../../../fixtures/kit-peers");

/** React on native elements with the same accessible names and descriptions: the baseline. */
export const native: Library = { name: "native", cases: resolve(cases, "native.tsx") };

export const claimkit: Library = { name: "Claimkit", cases: resolve(cases, "claimkit.tsx") };

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

export const libraries: readonly Library[] = [native, claimkit, ...peers];
