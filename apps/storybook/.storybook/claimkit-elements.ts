import { describeElements } from "@claimkit/tools/build/manifests/describe-elements";
import type { Plugin } from "vite";

const MODULE = "virtual:claimkit-elements";

/** The module `virtual:claimkit-elements`: the elements as described to editors, read from the sources. */
export function claimkitElements(): Plugin {
  return {
    name: "claimkit-elements",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export default ${JSON.stringify(describeElements())}` : undefined,
  };
}
